import Foundation
import Testing

@testable import FloatCore

@Suite struct RubberBandTests {
  let band = RubberBand(dimension: 960)

  @Test func follows_the_published_formula() {
    // f(x) = (1 − 1/(x·0.55/960 + 1))·960
    for x in [1.0, 100, 480, 960, 5000] {
      #expect(near(band.offset(for: x), (1 - 1 / (x * 0.55 / 960 + 1)) * 960, 1e-10))
      #expect(band.offset(for: -x) == -band.offset(for: x))
    }
    #expect(band.offset(for: 0) == 0)
    // d = 960, x = 960: 960·0.55/1.55 = 340.645
    #expect(near(band.offset(for: 960), 340.645, 1e-3))
  }

  @Test func starts_with_the_coefficient_and_never_passes_the_dimension() {
    #expect(band.slope(at: 0) == 0.55)
    #expect(band.offset(for: 1e9) < 960)
    #expect(band.offset(for: 1e300) <= 960)
    #expect(near(band.offset(for: 1e300), 960, 1e-9))
  }

  @Test func inverse_undoes_it() {
    for x in [-3000, -40, 0, 1e-6, 0.5, 75, 600, 20_000] as [Double] {
      #expect(near(band.overshoot(for: band.offset(for: x)), x, 1e-10 * max(1, x.magnitude)))
    }
    #expect(band.overshoot(for: 960).isFinite)
    #expect(band.overshoot(for: -5000) < 0)
  }

  @Test func slope_is_the_derivative() {
    for x in [-700, -3, 2, 90, 1500] as [Double] {
      let h = 0.01
      let slope = (band.offset(for: x + h) - band.offset(for: x - h)) / (2 * h)
      #expect(near(band.slope(at: x), slope, 1e-9))
      // f′ = c·d²/(d + c·|x|)²
      #expect(near(band.slope(at: x), 0.55 * pow(960 / (960 + 0.55 * x.magnitude), 2), 1e-14))
    }
  }

  @Test func position_is_free_inside_the_bounds_and_resisted_outside() {
    let bounds = 0.0...400
    #expect(band.position(250, in: bounds) == 250)
    #expect(band.position(-100, in: bounds) == -band.offset(for: 100))
    #expect(band.position(500, in: bounds) == 400 + band.offset(for: 100))
    for raw in [-900, -1, 0, 33, 400, 401, 2000] as [Double] {
      #expect(near(band.rawPosition(band.position(raw, in: bounds), in: bounds), raw, 1e-9))
    }
  }

  @Test func every_extreme_input_gives_a_finite_output() {
    for dimension in extremeNumbers {
      for coefficient in extremeNumbers {
        let band = RubberBand(dimension: dimension, coefficient: coefficient)
        for x in extremeNumbers {
          #expect(band.offset(for: x).isFinite)
          #expect(band.overshoot(for: x).isFinite)
          #expect(band.slope(at: x).isFinite)
          #expect(band.offset(for: x).magnitude <= max(0, band.dimension))
        }
      }
    }
  }
}
