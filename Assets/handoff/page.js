// The page of a hand-off. It reads the data beside it, and fetches nothing.
'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const at = id => document.getElementById(id);

/** An element with attributes and children; text is never markup. */
function make(name, attributes = {}, ...children) {
  const svg = ['svg', 'g', 'path', 'line', 'rect', 'circle', 'text'].includes(name);
  const element = svg ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

// Numbers as people read them.
const digits = (value, count) => value.toFixed(count).replace(/^-(?=[0.]*$)/, '').replace('-', '−');
const short = value => digits(value, Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 3);
const milliseconds = seconds => `${digits(seconds * 1000, 0)} ms`;
const withUnit = (text, unit) => unit ? `${text} ${unit}` : text;

const length = data.step * (data.count - 1);
/** The value of samples at a time, on the line between two of them; null where there is none. */
function valueAt(samples, time, start = 0) {
  const place = (time - start) / data.step;
  const index = Math.floor(place + 1e-6);
  const [a, b] = [samples[index] ?? null, samples[index + 1] ?? null];
  return a === null || b === null ? a : a + (b - a) * Math.max(0, place - index);
}

// MARK: Frames

const { rate, pictures } = data.frames;
const whole = place => place[2] === data.frames.width && place[3] === data.frames.height;
const images = pictures.map(picture => {
  if (!picture) return null;
  const image = new Image();
  image.src = `data:image/jpeg;base64,${picture.jpeg}`;
  return image;
});
const frameAt = time => Math.min(Math.max(Math.round(time * rate), 0), pictures.length - 1);

/** Draws a frame: the last whole picture before it, and what changed since; returns its number. */
function draw(canvas, frame, shown = -1) {
  const context = canvas.getContext('2d');
  let first = frame;
  while (first > 0 && !(pictures[first] && whole(pictures[first].place))) first -= 1;
  if (shown >= first && shown <= frame) first = shown + 1;
  for (let index = first; index <= frame; index++) {
    if (images[index]) context.drawImage(images[index], pictures[index].place[0], pictures[index].place[1]);
  }
  return frame;
}

function newCanvas(canvas) {
  canvas.width = data.frames.width;
  canvas.height = data.frames.height;
  return canvas;
}

// MARK: Time

// The first frame after the release.
let now = Math.ceil(data.from * rate - 1e-6) / rate;
let drawn = -1;
const followers = [];
const canvas = newCanvas(at('frame'));

/** Shows the frame nearest to a time; curves follow it. */
function show(time) {
  const frame = frameAt(time);
  now = frame / rate;
  if (frame !== drawn) drawn = draw(canvas, frame, drawn);
  at('scrub').value = frame;
  for (const follow of followers) follow(now);
}

const step = count => { stop(); show((frameAt(now) + count) / rate); };

let playing = null;
function stop() {
  if (playing === null) return;
  cancelAnimationFrame(playing);
  playing = null;
  at('play').textContent = 'Play';
  at('play').setAttribute('aria-pressed', 'false');
}
function play() {
  if (playing !== null) return stop();
  let last = performance.now();
  const end = (pictures.length - 1) / rate;
  if (now >= end) show(0);
  let time = now;
  const turn = moment => {
    time += (moment - last) / 1000 * Number(at('speed').value);
    last = moment;
    // After a moment at the end it begins again.
    if (time > end + 0.3 * Number(at('speed').value)) time = 0;
    show(Math.min(time, end));
    playing = requestAnimationFrame(turn);
  };
  playing = requestAnimationFrame(turn);
  at('play').textContent = 'Stop';
  at('play').setAttribute('aria-pressed', 'true');
}

function clock(time) {
  const before = data.marks.filter(mark => mark.t <= time + 1e-6).pop();
  at('clock').replaceChildren(
    make('b', {}, milliseconds(time)), `, frame ${frameAt(time) + 1} of ${pictures.length}`, make('br'),
    before ? `${before.text} + ${milliseconds(time - before.t)}` : '');
}

// MARK: The path over the phone

/** The way of the thing that the page is about, where it has a place in both directions. */
function drawPath() {
  const svg = at('path');
  svg.setAttribute('viewBox', `0 0 ${data.size[0]} ${data.size[1]}`);
  const curveOf = property => data.curves.find(curve => curve.thing === data.thing && curve.property === property);
  const [xs, ys] = ['middle ', ''].map(prefix => ['x', 'y'].map(axis => curveOf(prefix + axis)))
    .find(pair => pair.every(curve => curve)) ?? [];
  if (!xs) return at('shows-path').closest('label').hidden = true;
  const place = time => [valueAt(xs.values, time), valueAt(ys.values, time)];
  const times = Array.from({ length: data.count }, (_, index) => index * data.step);
  const known = times.map(place).filter(([x, y]) => x !== null && y !== null);
  svg.append(make('path', { class: 'way', d: 'M' + known.map(p => p.join(' ')).join('L') }));
  for (let time = 0; time <= length; time += 1 / 30) {
    const [x, y] = place(time);
    if (x !== null && y !== null) svg.append(make('circle', { class: 'way-dot', cx: x, cy: y, r: 2 }));
  }
  const here = svg.appendChild(make('circle', { class: 'here', r: 6 }));
  followers.push(time => {
    const [x, y] = place(time);
    here.setAttribute('visibility', x === null || y === null ? 'hidden' : 'visible');
    here.setAttribute('cx', x ?? 0);
    here.setAttribute('cy', y ?? 0);
  });
}

// MARK: Curves

/** Round numbers between two values, about as many as asked for. */
function ticks(low, high, count) {
  const rough = (high - low) / count;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(n => n * size).find(n => n >= rough - 1e-9);
  const found = [];
  for (let value = Math.ceil(low / step - 1e-9) * step; value <= high + step * 1e-6; value += step) found.push(value);
  return found;
}

const slopes = values => values.map((_, index) => {
  const [a, b] = [Math.max(0, index - 1), Math.min(values.length - 1, index + 1)];
  return b > a ? (values[b] - values[a]) / ((b - a) * data.step) : 0;
});

/** One plot of some curves over time; over the first one of a card the marks have names. */
function plot(name, series, width, size, isFirst) {
  const [left, right] = [46, width - 8];
  const x = time => left + (right - left) * time / length;
  const names = isFirst ? nameMarks(x, right) : [];
  const top = 22 + (isFirst ? 4 : 0) + 13 * Math.max(0, ...names.map(name => name.row + 1));
  const height = top + (isFirst ? size : size * 0.75) + 20;
  const frame = { left, right, top, bottom: height - 20 };
  const all = series.flatMap(one => [...one.samples, ...one.promises.flatMap(p => p.values), ...one.walls])
    .filter(value => value !== null);
  let [low, high] = [Math.min(...all), Math.max(...all)];
  const room = (high - low || 1) * 0.06;
  [low, high] = [low - room, high + room];
  const y = value => frame.bottom - (frame.bottom - frame.top) * (value - low) / (high - low);
  const svg = make('svg', {
    class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${name} over time`,
  });
  for (let index = 0; index < data.marks.length; index++) {
    const mark = data.marks[index];
    if (mark.kind !== 'press') continue;
    const end = data.marks.slice(index).find(other => other.kind === 'release')?.t ?? length;
    svg.append(make('rect', {
      class: 'held', x: x(mark.t), y: frame.top, width: Math.max(0, x(end) - x(mark.t)), height: frame.bottom - frame.top,
    }));
  }
  const levels = ticks(low, high, isFirst ? 4 : 3);
  const decimals = Math.max(0, -Math.floor(Math.log10(levels[1] - levels[0] || 1) + 1e-9));
  for (const value of levels) {
    const isZero = Math.abs(value) < (high - low) * 1e-6;
    svg.append(
      make('line', { class: isZero ? 'zero' : 'grid', x1: frame.left, x2: frame.right, y1: y(value), y2: y(value) }),
      make('text', { x: frame.left - 6, y: y(value) + 4, 'text-anchor': 'end' }, digits(isZero ? 0 : value, decimals)));
  }
  for (const time of ticks(0, length * 1000, Math.max(3, width / 90))) {
    const place = x(time / 1000);
    svg.append(make('text', { x: place, y: height - 5, 'text-anchor': place > right - 12 ? 'end' : 'middle' }, digits(time, 0)));
  }
  svg.append(make('text', { class: 'name', x: 0, y: 12 }, name));
  drawMarks(svg, x, frame, names);
  for (const one of series) {
    for (const value of one.walls) {
      svg.append(
        make('line', { class: 'wall', x1: frame.left, x2: frame.right, y1: y(value), y2: y(value) }),
        make('text', { class: 'wall-name', x: frame.right, y: y(value) - 4, 'text-anchor': 'end' },
          `wall, ${one.property} ${short(value)}`));
    }
    for (const promise of one.promises) {
      const points = promise.values.map((value, index) => `${x(Math.min(promise.t + index * data.step, length))} ${y(value)}`);
      svg.append(make('path', { class: 'promise', style: `stroke: ${one.color}`, d: 'M' + points.join('L') }));
    }
    let path = '';
    one.samples.forEach((value, index) => {
      if (value === null) return;
      path += `${index > 0 && one.samples[index - 1] !== null ? 'L' : 'M'}${x(index * data.step)} ${y(value)}`;
    });
    svg.append(make('path', { class: 'series', style: `stroke: ${one.color}`, d: path }));
  }
  const line = svg.appendChild(make('line', { class: 'cursor', y1: frame.top, y2: frame.bottom }));
  const dots = series.map(one => svg.appendChild(make('circle', { r: 3.5, style: `fill: ${one.color}` })));
  const read = time => {
    line.setAttribute('x1', x(time));
    line.setAttribute('x2', x(time));
    series.forEach((one, index) => {
      const value = valueAt(one.samples, time);
      dots[index].setAttribute('visibility', value === null ? 'hidden' : 'visible');
      dots[index].setAttribute('cx', x(time));
      dots[index].setAttribute('cy', y(value ?? 0));
    });
  };
  const timeOf = event => {
    const box = svg.getBoundingClientRect();
    const place = (event.clientX - box.left) / box.width * width;
    return Math.min(Math.max((place - frame.left) / (frame.right - frame.left), 0), 1) * length;
  };
  return { svg, read, timeOf };
}

const markClass = mark => mark.kind === 'wall' ? ' wall-mark' : '';

/** The places of the marks' names, in rows so that none lies on another. */
function nameMarks(x, right) {
  const ends = [];
  return data.marks.map(mark => {
    const place = x(Math.min(mark.t, length));
    const wide = mark.text.length * 5.8 + 8;
    const isLate = place + wide > right;
    const from = isLate ? place - wide : place;
    let row = ends.findIndex(end => end <= from);
    if (row < 0) row = ends.length;
    ends[row] = from + wide;
    return { mark, row, x: isLate ? place - 3 : place + 3, anchor: isLate ? 'end' : 'start' };
  });
}

function drawMarks(svg, x, frame, names) {
  for (const mark of data.marks) {
    const place = x(Math.min(mark.t, length));
    svg.append(make('line', { class: `mark${markClass(mark)}`, x1: place, x2: place, y1: frame.top, y2: frame.bottom }));
  }
  for (const { mark, row, x, anchor } of names) {
    svg.append(make('text', { class: `mark-name${markClass(mark)}`, x, y: 31 + 13 * row, 'text-anchor': anchor }, mark.text));
  }
}

/** A card with the curves of one thing: values above, velocities below. */
function card(thing, curves, size) {
  const series = curves.map((curve, index) => ({
    property: curve.property, unit: curve.unit, color: `var(--c${index % 5})`, samples: curve.values, walls: curve.walls,
    promises: curve.promises, velocities: curve.velocities,
  }));
  const readings = series.map(() => make('em'));
  const legend = make('div', { class: 'legend' }, ...series.map((one, index) =>
    make('span', {}, make('i', { style: `border-color: ${one.color}` }), `${one.property} `, readings[index])));
  if (series.some(one => one.promises.length)) {
    legend.append(make('span', {}, make('i', { class: 'dashed' }), make('em', {}, 'the spring alone')));
  }
  const holder = make('div');
  const result = make('div', { class: 'card' }, make('header', {}, make('h3', {}, thing), legend), holder);
  let plots = [];
  const unit = series[0].unit;
  const read = time => {
    plots.forEach(one => one.read(time));
    series.forEach((one, index) => {
      const [value, velocity] = [valueAt(one.samples, time), valueAt(one.velocities, time)];
      readings[index].textContent = value === null ? '–'
        : withUnit(digits(value, unit ? 1 : 3), unit)
          + (velocity === null ? '' : `, ${withUnit(digits(velocity, unit ? 0 : 2), unit ? 'pt/s' : '/s')}`);
    });
  };
  const render = (width = Math.max(260, Math.round(holder.clientWidth)), height = size) => {
    const values = plot(unit ? 'Position, pt' : 'Share', series, width, height, true);
    const velocities = () => plot(unit ? 'Velocity, pt/s' : 'Velocity, 1/s', series.map(one => ({
      ...one, samples: one.velocities, walls: [],
      promises: one.promises.map(promise => ({ t: promise.t, values: slopes(promise.values) })),
    })), width, height, false);
    plots = series.some(one => one.velocities.some(velocity => velocity !== null)) ? [values, velocities()] : [values];
    for (const one of plots) {
      one.svg.addEventListener('pointerdown', event => {
        one.svg.setPointerCapture(event.pointerId);
        stop();
        show(one.timeOf(event));
      });
      one.svg.addEventListener('pointermove', event => {
        const time = one.timeOf(event);
        if (event.buttons) show(time);
        else for (const follow of readers) follow(time);
      });
      one.svg.addEventListener('pointerleave', () => readers.forEach(follow => follow(now)));
    }
    holder.replaceChildren(...plots.map(one => one.svg));
    read(now);
  };
  readers.push(read);
  followers.push(read);
  // A sheet of paper has a width of its own, whatever the window's.
  addEventListener('beforeprint', () => render(size > 100 ? 500 : 220, size * 0.55));
  addEventListener('afterprint', () => render());
  let known = 0;
  // In the next frame: what is drawn changes the height, and an observer that changes what it observes is told off.
  new ResizeObserver(() => requestAnimationFrame(() => {
    if (holder.clientWidth !== known) render();
    known = holder.clientWidth;
  })).observe(holder);
  return result;
}
const readers = [];

function drawCurves() {
  const groups = new Map();
  for (const curve of data.curves) {
    const key = JSON.stringify([curve.thing, curve.unit]);
    groups.set(key, [...groups.get(key) ?? [], curve]);
  }
  const cards = [...groups.values()].map(curves => ({ thing: curves[0].thing, unit: curves[0].unit, curves }));
  const isMain = one => one.thing === data.thing && one.unit === 'pt';
  for (const one of cards.filter(isMain)) at('curves').append(card(one.thing, one.curves, 200));
  for (const one of cards.filter(one => !isMain(one))) at('others').append(card(one.thing, one.curves, 90));
  at('others').hidden = at('others').children.length === 0;
}

// MARK: Numbers and rules

function drawKey(key) {
  const line = make('code', { class: key.isChanged ? 'key changed' : 'key' }, `${key.key} ${key.value}`);
  if (key.isChanged) line.append(' ', make('s', {}, key.usual));
  return line;
}

function drawNumbers() {
  const value = (number, unit) => number === null ? '–' : digits(number, unit ? 1 : 2);
  for (const row of data.rows) {
    const follows = row.velocity === null && row.keys.length === 0;
    const cells = {
      Element: [make('b', {}, row.thing)], Property: [row.property],
      'From → to': [withUnit(`${value(row.from, row.unit)} → ${value(row.to, row.unit)}`, row.unit)], Delay: [milliseconds(row.delay)],
      Curve: [row.curve, row.detail ? make('small', {}, row.detail) : null],
      'Start velocity': [row.velocity === null ? '–' : `${digits(row.velocity, 0)} pt/s`],
      Takes: [milliseconds(row.duration), make('small', {}, row.isCaught ? 'until caught' : follows ? '' : 'to rest')],
      Keys: follows ? ['–'] : row.keys.map(drawKey),
    };
    at('rows').append(make('tr', {}, ...Object.entries(cells).map(([label, content]) =>
      make('td', { 'data-label': label, ...follows ? { class: 'follows' } : {} }, make('span', {}, ...content)))));
  }
  for (const motion of data.motions) {
    at('constants').append(make('p', {}, make('b', {}, `${motion.title}: `), [...motion.numbers, ...motion.notes].join(' ')));
  }
  const origins = data.motions.flatMap(motion => motion.keys).filter(
    (key, index, all) => all.findIndex(other => other.key === key.key) === index);
  at('origins').append(...origins.map(key => make('div', {}, drawKey(key),
    make('small', {}, `${key.summary} `, make('em', {}, key.source)))));
  at('origins').parentElement.hidden = origins.length === 0;
  at('numbers').hidden = data.rows.length === 0;
}

function drawRules() {
  const main = data.motions.filter(motion => motion.title === data.title);
  for (const motion of [...main, ...data.motions.filter(motion => !main.includes(motion))]) {
    const list = make('dl', { class: 'rules' }, ...motion.rules.map(rule =>
      make('div', {}, make('dt', {}, rule.kind), make('dd', {}, rule.text))));
    const formulas = make('div', { class: 'formulas' }, ...[...motion.decisions, ...motion.walls, ...motion.followers].map(
      formula => make('div', {}, make('code', {}, `${formula.name} = ${formula.expression}`), make('small', {}, formula.summary))));
    const parts = formulas.children.length ? [list, formulas] : [list];
    at('rules').append(...main.includes(motion) ? parts
      : [make('details', {}, make('summary', {}, motion.title), ...parts)]);
  }
  at('rules').hidden = data.motions.length === 0;
}

// MARK: Key frames

function outlinePath([x, y, width, height], radii) {
  const [a, b, c, d] = radii;
  return `M${x + a} ${y}H${x + width - b}A${b} ${b} 0 0 1 ${x + width} ${y + b}V${y + height - c}A${c} ${c} 0 0 1 ${x + width - c} ${y + height}`
    + `H${x + d}A${d} ${d} 0 0 1 ${x} ${y + height - d}V${y + a}A${a} ${a} 0 0 1 ${x + a} ${y}Z`;
}

function drawKeyFrames() {
  const holder = at('key-frames').querySelector('div');
  const [width, height] = data.size;
  for (const frame of data.keyFrames) {
    const shot = newCanvas(make('canvas', { role: 'img', 'aria-label': `The phone at ${milliseconds(frame.t)}` }));
    draw(shot, frameAt(frame.t));
    const outline = outlinePath(frame.rect, frame.radii);
    const svg = make('svg', { viewBox: `0 0 ${width} ${height}` },
      make('path', { class: 'veil', 'fill-rule': 'evenodd', d: `M0 0H${width}V${height}H0Z${outline}` }),
      make('path', { class: 'edge', d: outline }));
    for (const line of frame.lines) {
      const [[x1, y1], [x2, y2]] = [line.from, line.to];
      const isLevel = y1 === y2;
      const tick = (x, y) => isLevel ? `M${x} ${y - 5}V${y + 5}` : `M${x - 5} ${y}H${x + 5}`;
      const label = digits(line.length, line.length % 1 < 0.05 ? 0 : 1);
      const wide = label.length * 6.6 + 10;
      const x = Math.min(Math.max((x1 + x2) / 2, wide / 2 + 2), width - wide / 2 - 2);
      const y = Math.min(Math.max((y1 + y2) / 2, 11), height - 11);
      // A length with less room than its number has it beside itself.
      const isTight = Math.abs(isLevel ? x2 - x1 : y2 - y1) < (isLevel ? wide : 18) + 8;
      const [px, py] = isTight ? (isLevel ? [x, y - 14] : [Math.min(x + wide / 2 + 8, width - wide / 2 - 2), y]) : [x, y];
      svg.append(
        make('path', { class: 'measure', d: `M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`, fill: 'none' }),
        make('rect', { class: 'plate', x: px - wide / 2, y: py - 9, width: wide, height: 18, rx: 9 }),
        make('text', { x: px, y: py }, label));
    }
    holder.append(make('figure', {}, make('div', { class: 'shot' }, shot, svg), make('figcaption', {},
      make('b', {}, frame.title), ' ', make('small', {},
        `${milliseconds(frame.t)}, lengths in pt, ${short(frame.rect[2])} × ${short(frame.rect[3])}`))));
  }
  at('key-frames').hidden = data.keyFrames.length === 0;
}

// MARK: Code

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.body.appendChild(make('textarea', { style: 'position: fixed; opacity: 0' }));
    field.value = text;
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  const before = button.dataset.name ??= button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = before; }, 1500);
}

function drawCode() {
  at('code').hidden = data.code.length === 0;
  const buttons = data.code.map((code, index) => {
    const button = make('button', { type: 'button', role: 'tab', id: `tab-${code.for}` }, code.title);
    button.addEventListener('click', () => choose(index));
    return button;
  });
  let chosen = 0;
  function choose(index) {
    chosen = index;
    buttons.forEach((button, other) => {
      button.setAttribute('aria-selected', other === index);
      button.tabIndex = other === index ? 0 : -1;
    });
    at('listing').setAttribute('aria-labelledby', buttons[index].id);
    // Comments are quiet; a line is never cut.
    at('text').replaceChildren(...data.code[index].text.split(/(?<=\n)/).map(line =>
      /^\s*(\/\/|\/\*|\*)/.test(line) ? make('span', { class: 'comment' }, line) : line));
  }
  at('tabs').append(...buttons);
  at('tabs').addEventListener('keydown', event => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    choose((chosen + way + buttons.length) % buttons.length);
    buttons[chosen].focus();
  });
  at('copy').addEventListener('click', () => copy(data.code[chosen].text, at('copy')));
  if (buttons.length) choose(0);
}

// MARK: Checking

/** The curves as a table: a line for each instant, a column for each value and velocity. */
function table() {
  const quoted = text => /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const head = ['ms', ...data.curves.flatMap(curve => {
    const name = `${curve.thing} ${curve.property}`;
    return [withUnit(name, curve.unit && `(${curve.unit})`), `${name} velocity (${curve.unit || '1'}/s)`];
  })];
  const lines = Array.from({ length: data.count }, (_, index) => [digits(index * data.step * 1000, 2), ...data.curves.flatMap(
    curve => [curve.values[index] ?? '', curve.velocities[index] ?? ''])]);
  return [head.map(quoted), ...lines].map(line => line.join(',')).join('\n') + '\n';
}

function drawCheck() {
  const files = [...data.files, {
    name: 'curves.csv', type: 'text/csv', note: 'The curves as a table, for a test of your own.', text: table(),
  }];
  const downloads = files.map(file => {
    const button = make('button', { class: 'download', type: 'button' }, make('b', {}, file.name),
      make('span', { class: 'quiet' }, file.note));
    button.addEventListener('click', () => {
      const link = make('a', { download: file.name, href: URL.createObjectURL(new Blob([file.text], { type: file.type })) });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    });
    return button;
  });
  const commands = data.commands.map(command => {
    const button = make('button', { type: 'button' }, 'Copy');
    button.addEventListener('click', () => copy(command.text, button));
    return make('li', {}, make('div', { class: 'command' }, make('code', {}, command.text), button),
      make('p', { class: 'quiet' }, command.note));
  });
  at('check').append(make('div', { id: 'downloads' }, ...downloads), make('ol', {}, ...commands));
}

// MARK: The whole

function drawHead() {
  at('title').textContent = data.title;
  at('summary').textContent = data.summary;
  at('facts').append(...data.facts.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))));
  at('footer').textContent = `${data.program}. Time is counted from the press, in points and seconds; velocity under a finger is `
    + `the hand's over its last 40 ms. The page has everything inside and fetches nothing.`;
}

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target.closest?.('input, select, textarea, button, summary, a, [role=tab]');
  const steps = { ArrowLeft: -1, ArrowRight: 1 };
  if (event.key in steps && !target?.matches('select, [role=tab], input')) step(steps[event.key] * (event.shiftKey ? 10 : 1));
  else if (event.key === ' ' && (!target || target === at('scrub'))) play();
  else if (event.key === 'Home' && !target?.matches('select')) { stop(); show(0); }
  else if (event.key === 'End' && !target?.matches('select')) { stop(); show(Infinity); }
  else return;
  event.preventDefault();
});
at('scrub').max = pictures.length - 1;
at('scrub').addEventListener('input', () => { stop(); show(at('scrub').valueAsNumber / rate); });
at('back').addEventListener('click', () => step(-1));
at('on').addEventListener('click', () => step(1));
at('play').addEventListener('click', play);
at('shows-path').addEventListener('change', () => { at('path').style.display = at('shows-path').checked ? '' : 'none'; });
followers.push(clock);

drawHead();
drawPath();
drawCurves();
drawNumbers();
drawRules();
drawCode();
drawCheck();
Promise.all(images.map(image => image?.decode())).then(() => {
  drawn = -1;
  show(now);
  drawKeyFrames();
  document.documentElement.dataset.ready = 'true';
});
