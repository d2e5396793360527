/**
 * Lets a page's modules wait until everything that is seen has arrived, or until somebody begins to use the page: it reads and works
 * before they run, and on a slow line they would take their share of it from the style sheet, the typefaces and the first picture.
 * What has arrived is seen one frame later, and on a busy machine the first frame is shown long after it was made: the browser says
 * when. They are fetched together and run one after the other, each in a turn of its own, so that a slow phone answers in between.
 * They wait no longer than `mostMs`, for a picture may hang. Buttons that are pressed meanwhile are kept for use-early-tap.ts.
 * @param html a page as React Router renders it: preloads of modules in the head, one inline module that imports them
 * @returns the same page; unchanged where it has no such module
 */
export function deferScripts(html: string): string {
  const module = inlineModule.exec(html);
  if (!module) return html;
  const [whole, nonce = '', code = ''] = module;
  const imported = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";/gm)];
  const last = code.slice((imported.at(-1)?.index ?? 0) + (imported.at(-1)?.[0].length ?? 0)).trim();
  const preloaded = [...html.matchAll(preloadLink)].map(([, href]) => href);
  const entry = /import\("([^"]+)"\)/.exec(last)?.[1];
  const hrefs = imported.map(([, , href]) => href);
  const before = preloaded.filter((href) => href !== entry && !hrefs.includes(href));
  const script = `{
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  clearTimeout(late);
  removeEventListener("load", seen);
  paints.disconnect();
  for (const type of signs) removeEventListener(type, start);
  for (const href of ${JSON.stringify(preloaded)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  inTurn(${JSON.stringify([...before, ...hrefs])}).then(([${imported.map(([, name = '']) => name).join(', ')}]) => {
${last}
  });
};
const inTurn = async (hrefs) => {
  const modules = [];
  for (const href of hrefs) {
    modules.push(await import(href));
    await (window.scheduler?.yield ? scheduler.yield() : new Promise((next) => setTimeout(next)));
  }
  return modules.slice(${-imported.length});
};
const early = window.earlyTap = { last: null, note: (event) => { early.last = event.target.closest?.("button[type=button]") ?? early.last; } };
addEventListener("click", early.note, true);
let isPainted = !PerformanceObserver.supportedEntryTypes?.includes("paint");
let isLoaded = false;
const paints = new PerformanceObserver(() => {
  isPainted = true;
  if (isLoaded) start();
});
if (!isPainted) paints.observe({ type: "paint", buffered: true });
const seen = () => requestAnimationFrame(() => setTimeout(() => {
  isLoaded = true;
  if (isPainted) start();
}));
addEventListener("load", seen);
const signs = ["pointerdown", "keydown", "touchstart"];
for (const type of signs) addEventListener(type, start, { passive: true });
const late = setTimeout(start, ${maxDelayMs});
}`;
  return html.replaceAll(preloadLink, '').replace(whole, () => `<script${nonce}>${script}</script>`);
}

const maxDelayMs = 4000;
const inlineModule = /<script( nonce="[^"]*")? type="module" async="">(import [\s\S]*?)<\/script>/;
const preloadLink = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
