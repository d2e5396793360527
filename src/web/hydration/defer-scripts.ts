/** Scripts start at the latest after this time: a picture may hang, and `load` with it. */
const maxDelayMs = 4000;
/** Start tag of React Router's inline module, with its `nonce` attribute, at the end of a text. */
const moduleTag = /<script( nonce="[^"]*")? type="module" async="">$/;
const moduleEnd = ' type="module" async="">';
const preloadStart = '<link rel="modulepreload"';

/**
 * Finds React Router's inline module. It is searched for from the end of the page, which it is near: a
 * pattern would look at each character of the page.
 */
function findModule(html: string): { start: number; end: number; nonce: string; code: string } | undefined {
  const codeStart = html.lastIndexOf(`${moduleEnd}import `) + moduleEnd.length;
  if (codeStart < moduleEnd.length) return undefined;
  const tag = moduleTag.exec(html.slice(html.lastIndexOf('<', codeStart - 1), codeStart));
  if (!tag) return undefined;
  const codeEnd = html.indexOf('</script>', codeStart);
  return { start: codeStart - tag[0].length, end: codeEnd + '</script>'.length, nonce: tag[1] ?? '', code: html.slice(codeStart, codeEnd) };
}

/** Takes the preloads of modules out of a part of a page. */
function takePreloads(html: string): { rest: string[]; hrefs: string[] } {
  const hrefs: string[] = [];
  const rest: string[] = [];
  let from = 0;
  for (let at = html.indexOf(preloadStart); at >= 0; at = html.indexOf(preloadStart, from)) {
    const end = html.indexOf('>', at) + 1;
    const href = / href="([^"]+)"/.exec(html.slice(at, end))?.[1];
    if (href) hrefs.push(href);
    rest.push(html.slice(from, at));
    from = end;
  }
  rest.push(html.slice(from));
  return { rest, hrefs };
}

/**
 * Defers a page's modules until everything visible has arrived and was painted, or until the first pointer,
 * key or touch event. The page reads and works before they run, and on a slow line they would take their
 * share of it from the style sheet, the typefaces and the first picture. A frame can be painted long after
 * `load` on a busy machine, so the browser's paint entries decide. Modules are fetched together and
 * evaluated one task each, so that a slow phone answers in between. Where a button was clicked before the
 * page had arrived whole (early-clicks.ts), they start at once.
 * @param html a page as React Router renders it: preloads of modules in the head, one inline module that
 * imports them
 * @returns the parts of the same page, which are joined as bytes: joined as a text, each step that looks at
 * it would copy the page once more. Unchanged where it has no such module
 */
export function deferScripts(html: string): string[] {
  const module = findModule(html);
  if (!module) return [html];
  const { nonce, code } = module;
  const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";/gm)];
  const afterImports = code.slice((imports.at(-1)?.index ?? 0) + (imports.at(-1)?.[0].length ?? 0)).trim();
  const { rest: before, hrefs: preloaded } = takePreloads(html.slice(0, module.start));
  const entry = /import\("([^"]+)"\)/.exec(afterImports)?.[1];
  const imported = imports.map(([, , href]) => href);
  const dependencies = preloaded.filter((href) => href !== entry && !imported.includes(href));
  const script = `{
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  clearTimeout(timeout);
  removeEventListener("load", onLoad);
  paints.disconnect();
  for (const type of inputEvents) removeEventListener(type, start);
  for (const href of ${JSON.stringify(preloaded)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  importInSequence(${JSON.stringify([...dependencies, ...imported])}).then(([${imports.map(([, name = '']) => name).join(', ')}]) => {
${afterImports}
  }).catch((error) => {
    for (const button of document.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
    throw error;
  });
};
const importInSequence = async (hrefs) => {
  const modules = [];
  for (const href of hrefs) {
    modules.push(await import(href));
    await (window.scheduler?.yield ? scheduler.yield() : new Promise((next) => setTimeout(next)));
  }
  return modules.slice(${-imports.length});
};
let isPainted = !PerformanceObserver.supportedEntryTypes?.includes("paint");
let isLoaded = false;
const paints = new PerformanceObserver(() => {
  isPainted = true;
  if (isLoaded) start();
});
if (!isPainted) paints.observe({ type: "paint", buffered: true });
const onLoad = () => requestAnimationFrame(() => setTimeout(() => {
  isLoaded = true;
  if (isPainted) start();
}));
addEventListener("load", onLoad);
const inputEvents = ["pointerdown", "keydown", "touchstart"];
for (const type of inputEvents) addEventListener(type, start, { passive: true });
const timeout = setTimeout(start, ${maxDelayMs});
if (window.earlyClicks?.buttons.length) start();
}`;
  return [...before, `<script${nonce}>${script}</script>`, html.slice(module.end)];
}
