/** Scripts start at the latest after this time: a picture may hang, and `load` with it. */
const maxDelayMs = 4000;
/** React Router's inline module, with its `nonce` attribute and its code. */
const inlineModule = /<script( nonce="[^"]*")? type="module" async="">(import [\s\S]*?)<\/script>/;
const preloadLink = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Defers a page's modules until everything visible has arrived and was painted, or until the first pointer,
 * key or touch event. The page reads and works before they run, and on a slow line they would take their
 * share of it from the style sheet, the typefaces and the first picture. A frame can be painted long after
 * `load` on a busy machine, so the browser's paint entries decide. Modules are fetched together and
 * evaluated one task each, so that a slow phone answers in between. Where a button was clicked before the
 * page had arrived whole (early-clicks.ts), they start at once.
 * @param html a page as React Router renders it: preloads of modules in the head, one inline module that
 * imports them
 * @returns the same page; unchanged where it has no such module
 */
export function deferScripts(html: string): string {
  const module = inlineModule.exec(html);
  if (!module) return html;
  const [whole, nonce = '', code = ''] = module;
  const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";/gm)];
  const afterImports = code.slice((imports.at(-1)?.index ?? 0) + (imports.at(-1)?.[0].length ?? 0)).trim();
  const preloaded = [...html.matchAll(preloadLink)].map(([, href]) => href);
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
  return html.replaceAll(preloadLink, '').replace(whole, () => `<script${nonce}>${script}</script>`);
}
