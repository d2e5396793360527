/**
 * Lets a page's modules wait until everything that is seen has arrived, or until somebody begins to use the page: it reads and works
 * before they run, and on a slow line they would take their share of it from the style sheet, the typefaces and the first picture.
 * What has arrived is seen one frame later: on a busy machine everything is there before the first paint.
 * They wait no longer than `mostMs`, for a picture may hang. Buttons that are pressed meanwhile are kept for use-early-tap.ts.
 * @param html a page as React Router renders it: preloads of modules in the head, one inline module that imports them
 * @returns the same page; unchanged where it has no such module
 */
export function scriptsAfterLoad(html: string): string {
  const module = inlineModule.exec(html);
  if (!module) return html;
  const [whole, nonce = '', code = ''] = module;
  const imported = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";/gm)];
  const last = code.slice((imported.at(-1)?.index ?? 0) + (imported.at(-1)?.[0].length ?? 0)).trim();
  const preloaded = [...html.matchAll(preload)].map(([, href]) => href);
  const script = `{
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  clearTimeout(late);
  removeEventListener("load", seen);
  for (const type of signs) removeEventListener(type, start);
  for (const href of ${JSON.stringify(preloaded)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  Promise.all([${imported.map(([, , href]) => `import("${href}")`).join(', ')}]).then(([${imported.map(([, name = '']) => name).join(', ')}]) => {
${last}
  });
};
const early = window.earlyTap = { last: null, note: (event) => { early.last = event.target.closest?.("button[type=button]") ?? early.last; } };
addEventListener("click", early.note, true);
const seen = () => requestAnimationFrame(() => setTimeout(start));
addEventListener("load", seen);
const signs = ["pointerdown", "keydown", "touchstart"];
for (const type of signs) addEventListener(type, start, { passive: true });
const late = setTimeout(start, ${mostMs});
}`;
  return html.replaceAll(preload, '').replace(whole, () => `<script${nonce}>${script}</script>`);
}

const mostMs = 4000;
const inlineModule = /<script( nonce="[^"]*")? type="module" async="">(import [\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
