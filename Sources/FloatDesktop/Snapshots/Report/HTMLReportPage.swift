/// The style and script of every report.
enum HTMLReportPage {
  static let style = """
    :root{color-scheme:light dark;--line:#8884;--bg:#8881;--expected:#06c;--actual:#c40}
    @media(prefers-color-scheme:dark){:root{--expected:#5af;--actual:#f95}}
    body{font:15px/1.45 system-ui,sans-serif;margin:0}
    header{position:sticky;top:0;padding:12px 24px;background:Canvas;border-bottom:1px solid var(--line);z-index:9}
    h1{font-size:18px;margin:0}h2{font-size:16px;margin:0 0 4px;overflow-wrap:anywhere}
    h2 small{font-weight:400;opacity:.7}header p{margin:4px 0}form{display:flex;gap:16px;flex-wrap:wrap}
    main{padding:0 24px 48px}section{padding:20px 0;border-bottom:1px solid var(--line)}
    section p{margin:4px 0}code,pre{font:13px/1.4 ui-monospace,monospace}
    .command code{background:var(--bg);padding:3px 6px;border-radius:4px;overflow-wrap:anywhere}
    pre{overflow:auto;background:var(--bg);padding:8px;max-height:60vh}
    .trace del{color:#d33;text-decoration:none}.trace ins{color:#293;text-decoration:none}
    .curves{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px;max-width:1100px}
    .curves p{grid-column:1/-1}.key{display:inline-block;width:18px;height:3px;margin:0 5px 3px 0;vertical-align:middle}
    .key.expected{background:var(--expected)}.key.actual{background:var(--actual);margin-left:12px}
    .curve svg{width:100%;background:var(--bg);border-radius:6px}.curve figcaption{font-size:13px;opacity:1}
    .curve path{fill:none;stroke-width:1.8;stroke-linejoin:round}.curve text{font-size:10px;fill:CanvasText;opacity:.7}
    .curve path.expected{stroke:var(--expected)}.curve path.actual{stroke:var(--actual)}
    .curve circle.expected{fill:var(--expected)}.curve circle.actual{fill:var(--actual)}
    .curve .axis{stroke:var(--line);stroke-width:1}.curve .gap{stroke:CanvasText;stroke-width:1;stroke-dasharray:3 2}
    .modes{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:8px 0}.modes input{width:240px;visibility:hidden}
    button[aria-pressed=true]{outline:2px solid Highlight}
    .stage{display:flex;gap:16px;align-items:flex-start;flex-wrap:wrap}
    .view[data-mode=side] .stage{display:grid;grid-template-columns:repeat(3,minmax(0,420px))}
    figure{margin:0}figcaption{font-size:12px;opacity:.7}
    img{max-width:min(100%,420px);border:1px solid var(--line);background:
    conic-gradient(#ccc 25%,#fff 0 50%,#ccc 0 75%,#fff 0) 0 0/16px 16px;display:block}
    .view[data-mode=diff] .expected,.view[data-mode=diff] .actual{display:none}
    .view[data-mode=diff] img{max-width:min(100%,840px)}
    .view[data-mode=slider] .diff,.view[data-mode=onion] .diff,.view[data-mode=flicker] .diff{display:none}
    .view[data-mode=slider] .stage,.view[data-mode=onion] .stage,.view[data-mode=flicker] .stage{display:grid}
    .view[data-mode=slider] figure,.view[data-mode=onion] figure,.view[data-mode=flicker] figure
    {grid-area:1/1;width:fit-content}
    .view[data-mode=slider] figcaption,.view[data-mode=onion] figcaption,.view[data-mode=flicker] figcaption
    {visibility:hidden}
    .view[data-mode=slider] .modes input,.view[data-mode=onion] .modes input{visibility:visible}
    .view[data-mode=slider] .actual img{clip-path:inset(0 0 0 var(--at,50%))}
    .view[data-mode=onion] .actual{opacity:var(--share,.5)}
    .view[data-mode=flicker] .actual{animation:flicker 1s steps(1) infinite}
    @keyframes flicker{50%{opacity:0}}
    [hidden]{display:none}.good{font-size:18px}.warning{font-weight:600}
    """

  static let script = """
    'use strict';
    const all = s => [...document.querySelectorAll(s)];
    const filter = document.getElementById('filter');
    function apply() {
      const text = filter.value.toLowerCase();
      const on = new Set(all('input[data-status]').filter(b => b.checked).map(b => b.dataset.status));
      const known = new Set(all('input[data-status]').map(b => b.dataset.status));
      for (const item of all('.item')) {
        const status = item.dataset.status;
        item.hidden = !item.dataset.name.toLowerCase().includes(text) || (known.has(status) && !on.has(status));
      }
      for (const row of all('#passed li')) row.hidden = !row.textContent.toLowerCase().includes(text);
    }
    filter.addEventListener('input', apply);
    all('input[data-status]').forEach(box => box.addEventListener('change', apply));
    for (const view of all('.view')) {
      const range = view.querySelector('input[type=range]');
      if (!range) continue;
      const buttons = [...view.querySelectorAll('button[data-mode]')];
      const show = () => {
        view.style.setProperty('--at', range.value + '%');
        view.style.setProperty('--share', range.value / 100);
      };
      range.addEventListener('input', show);
      show();
      for (const button of buttons) button.addEventListener('click', () => {
        view.dataset.mode = button.dataset.mode;
        buttons.forEach(b => b.setAttribute('aria-pressed', b === button));
      });
    }
    for (const button of all('button.copy')) button.addEventListener('click', () => {
      navigator.clipboard?.writeText(button.parentElement.querySelector('code').textContent);
      button.textContent = 'Copied';
    });
    """
}
