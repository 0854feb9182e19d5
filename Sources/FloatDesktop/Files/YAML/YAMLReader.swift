import FloatCore
import Yams

/// Reads the strict subset of YAML that config files and scenarios are written in.
///
/// Plain, quoted and flow values in mappings and sequences; nothing else. Scalars stay text.
enum YAMLReader {
  /// The document's value, or nil when the file holds nothing but comments.
  static func read(_ source: SourceText, limits: YAMLLimits = .standard) throws(Diagnostic) -> YAMLNode? {
    let scan = try YAMLScan(source, limits: limits)
    func diagnostic(_ failure: Failure) -> Diagnostic {
      switch failure {
      case .refused(let diagnostic): diagnostic
      case .yaml(let error): YAMLMessage.diagnostic(for: error, in: source, unclosed: scan.unclosed)
      }
    }
    do throws(Failure) {
      return try compose(source, KeyMask(), limits)
    } catch {
      guard case .yaml(.duplicatedKeysInMapping) = error else { throw diagnostic(error) }
    }
    // Yams refuses the whole document; with every key made unique it is read, and the caller sees both keys.
    do throws(Failure) {
      return try compose(source, KeyMask(source, keys: scan.keys), limits)
    } catch {
      throw diagnostic(error)
    }
  }

  private enum Failure: Error {
    case yaml(YamlError)
    case refused(Diagnostic)
  }

  private static func compose(
    _ source: SourceText, _ mask: KeyMask, _ limits: YAMLLimits
  ) throws(Failure) -> YAMLNode? {
    do {
      let parser = try Parser(
        yaml: mask.text ?? source.lines.joined(separator: "\n"), resolver: .basic, encoding: .utf8)
      // A node's anchor lives only as long as its parser.
      return try withExtendedLifetime(parser) {
        guard let root = try parser.singleRoot() else { return nil }
        var builder = Builder(source: source, mask: mask, limits: limits)
        return try builder.node(root, depth: 1)
      }
    } catch let error as YamlError {
      throw .yaml(error)
    } catch let error as Diagnostic {
      throw .refused(error)
    } catch {
      throw .refused(source.error(at: nil, "cannot be read as YAML"))
    }
  }

  /// Turns Yams' nodes into ours and counts them.
  private struct Builder {
    let source: SourceText
    let mask: KeyMask
    let limits: YAMLLimits
    var nodes = 0

    mutating func node(_ node: Node, depth: Int) throws(Diagnostic) -> YAMLNode {
      let position = place(node)
      nodes += 1
      if nodes > limits.nodes {
        throw source.error(at: position, "the file holds more than \(limits.nodes) values")
      }
      if node.anchor != nil {
        throw source.error(
          at: position, "anchors (&) are not allowed here; write the value where it is needed")
      }
      if node.scalar == nil, depth > limits.depth {
        throw source.error(at: position, "nested deeper than \(limits.depth) levels")
      }
      switch node {
      case .scalar(let scalar):
        return .scalar(self.scalar(scalar, position))
      case .sequence(let sequence):
        var items: [YAMLNode] = []
        for item in sequence { items.append(try self.node(item, depth: depth + 1)) }
        return .sequence(items, position)
      case .mapping(let mapping):
        var pairs: [YAMLPair] = []
        for (key, value) in mapping {
          guard let word = key.scalar else {
            throw source.error(at: place(key), "a key must be one word, not a list or a group")
          }
          nodes += 1
          var name = scalar(word, place(key))
          name.text = mask.unmasked(name.text, at: name.position)
          pairs.append(YAMLPair(key: name, value: try self.node(value, depth: depth + 1)))
        }
        return .mapping(pairs, position)
      case .alias:
        throw source.error(at: position, "aliases (*) are not allowed here; write the value itself")
      }
    }

    private func scalar(_ scalar: Node.Scalar, _ position: SourcePosition) -> YAMLScalar {
      YAMLScalar(
        text: scalar.string, isQuoted: scalar.style == .singleQuoted || scalar.style == .doubleQuoted,
        position: position)
    }

    private func place(_ node: Node) -> SourcePosition {
      SourcePosition(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }
  }
}
