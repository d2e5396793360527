import { clay, ink, metal, paper, wood } from './colours.ts';

/**
 * Objects in front of the makers: a product of their craft or its tool. About 100 units wide, upward from the
 * line y = 0.
 */
const drawings = {
  pot: `<path fill="${metal.copper}" d="M-16-92h32l5 8-9 10c26 8 38 24 38 40 0 20-18 34-50 34s-50-14-50-34c0-16 12-32 38-40l-9-10z"/><path fill="${metal.brass}" d="M-49-36h98l1 6h-100z"/><path fill="#9c5230" d="M14-73c24 9 36 24 36 39 0 20-18 34-50 34 28-6 36-20 36-36s-8-28-22-37z"/>`,
  vase: `<path fill="${metal.brass}" d="M-17-112h34c-2 14-8 20-8 30 22 10 32 24 32 40 0 22-20 30-26 42h-30c-6-12-26-20-26-42 0-16 10-30 32-40 0-10-6-16-8-30z"/><path fill="#a97a27" d="M9-82c22 10 32 24 32 40 0 22-20 30-26 42h-10c16-16 20-28 20-42s-6-30-16-40z"/><path fill="none" stroke="#8a5d1c" stroke-width="2.5" d="M-38-54c24 8 52 8 76 0M-40-34c26 8 54 8 80 0M-22-46l7 8 7-8 7 8 7-8 7 8 7-8"/>`,
  lamp: `<path fill="${metal.brass}" d="M-34 0h68l-8-12h-16v-46c14-2 32-8 36-20h-92c4 12 22 18 36 20v46h-16zM-5-78h10l4-22-9-14-9 14z"/><path fill="#a97a27" d="M4-58c14-2 38-8 42-20h-24c-4 10-10 16-18 18zM14-12h12l8 12h-16z"/><path fill="#d8562f" d="M-46-80c-7-8-3-16 0-20 4 5 8 12 1 20zM46-80c-7-8-3-16 0-20 4 5 8 12 1 20z"/>`,
  bowl: `<path fill="${wood}" d="M-54-52h108c0 30-18 46-34 46v6h-40v-6c-16 0-34-16-34-46z"/><path fill="#774a29" d="M22-52h32c0 30-18 46-34 46v6h-14v-6c14-6 18-26 16-46z"/><path fill="none" stroke="#774a29" stroke-width="2.5" d="M-48-36c28 6 56 6 82 0M-40-22c22 5 46 5 62 0"/><path fill="${metal.dark}" d="M30-56l40-46 8 6-36 46z"/><path fill="#c08a55" d="M64-98l18-22c6-6 16 2 11 9l-18 22z"/>`,
  clay: `<path fill="${clay}" d="M-16-82h32l4 8-8 8c24 6 36 20 36 34 0 20-16 32-48 32s-48-12-48-32c0-14 12-28 36-34l-8-8z"/><path fill="#984929" d="M14-66c24 6 34 20 34 34 0 20-16 32-48 32 28-6 34-18 34-34 0-12-8-24-20-32z"/><path fill="none" stroke="${paper}" stroke-width="2.5" d="M-47-36c30 8 64 8 94 0M-42-20c26 8 58 8 84 0"/><path fill="${clay}" d="M56 0c-8 0-14-14-14-30h40c0 16-6 30-14 30z"/><path fill="#984929" d="M68-30h14c0 16-6 30-14 30h-8c6-6 8-18 8-30z"/>`,
  'blue-pot': `<path fill="${paper}" d="M-14-106h28c-2 12-4 18-4 26 24 8 36 26 36 44 0 22-16 36-46 36s-46-14-46-36c0-18 12-36 36-44 0-8-2-14-4-26z"/><path fill="#dccdb0" d="M10-80c24 8 36 26 36 44 0 22-16 36-46 36 26-6 32-20 32-38s-8-32-22-42z"/><path fill="none" stroke="#2f6f96" stroke-width="5" d="M-13-94h26M-45-30c30 8 60 8 90 0"/><path fill="#2f6f96" d="M0-68c6 6 6 12 0 20-6-8-6-14 0-20zM-22-60c8 2 10 8 8 16-8-3-10-9-8-16zM22-60c-8 2-10 8-8 16 8-3 10-9 8-16zM-34-20l8 6-10 4zM-8-14l8 7 8-7v9h-16zM34-20l-8 6 10 4z"/>`,
  marble: `<path fill="${paper}" d="M0-108l44 18 18 40-18 40-44 10-44-10-18-40 18-40z"/><path fill="#dccdb0" d="M0-108l44 18 18 40-18 40-44 10 34-14 14-36-14-34z"/><g transform="translate(0 -52)"><path fill="#a4412e" d="M0-34c9 10 9 20 0 30-9-10-9-20 0-30zM0 34c9-10 9-20 0-30-9 10-9 20 0 30z"/><path fill="#35497f" d="M-34 0c10-9 20-9 30 0-10 9-20 9-30 0zM34 0c-10-9-20-9-30 0 10 9 20 9 30 0z"/><path fill="#64794f" d="M-24-24c10 1 16 7 18 18-10-2-17-8-18-18zM24-24c-10 1-16 7-18 18 10-2 17-8 18-18zM-24 24c10-1 16-7 18-18-10 2-17 8-18 18zM24 24c-10-1-16-7-18-18 10 2 17 8 18 18z"/><circle r="6" fill="#d69f35"/></g>`,
  block: `<path fill="${wood}" d="M-58-40h96v40h-96z"/><path fill="#774a29" d="M38-40l18-12v40l-18 12zM-58-40l18-12h96l-18 12z"/><path fill="#6a4023" d="M-16-46h28v-26c10-4 10-18-2-20h-24c-12 2-12 16-2 20z"/><path fill="#c99563" d="M-46-20l10-12 10 12-10 12zM-20-20l10-12 10 12-10 12zM6-20l10-12 10 12-10 12z"/>`,
  shuttle: `<path fill="#c08a55" d="M-74-22c30-22 118-22 148 0-30 22-118 22-148 0z"/><path fill="${wood}" d="M-74-22c30 12 118 12 148 0-30 22-118 22-148 0z"/><path fill="${ink}" d="M-34-26h68v8h-68z"/><path fill="#a4412e" d="M-26-29h52v13h-52z"/><path stroke="#f4ebda" stroke-width="1.6" d="M-18-29v13M-10-29v13M-2-29v13M6-29v13M14-29v13"/><g transform="translate(58 -44)"><path fill="#c08a55" d="M-16-30h32v7h-32zM-16 30h32v7h-32z"/><path fill="#35497f" d="M-12-23h24v53h-24z"/><path stroke="#dfe0e4" stroke-width="1.6" d="M-12-14l24 6M-12-4l24 6M-12 6l24 6M-12 16l24 6"/></g>`,
  thread: `<circle cx="-20" cy="-48" r="46" fill="#c08a55"/><circle cx="-20" cy="-48" r="39" fill="${paper}"/><path fill="none" stroke="#a4412e" stroke-width="3" stroke-dasharray="6 4" d="M-44-36c8-26 40-30 48-4M-34-24c12 8 24 4 32-6"/><path fill="#a4412e" d="M-20-66l7 9-7 9-7-9z"/><g transform="translate(50 0)"><path fill="#c08a55" d="M-18-54h36v7h-36zM-18-7h36v7h-36z"/><path fill="#d69f35" d="M-14-47h28v40h-28z"/><path stroke="#8a5d1c" stroke-width="1.6" d="M-14-40l28 5M-14-31l28 5M-14-22l28 5M-14-13l28 5"/></g>`,
  basket: `<path fill="none" stroke="#a97f45" stroke-width="7" d="M-44-56c4-66 84-66 88 0"/><path fill="#c99b5a" d="M-58-60h116l-14 60h-88z"/><path fill="#ad8045" d="M30-60h28l-14 60h-24z"/><path stroke="#8a6231" stroke-width="2.5" fill="none" d="M-54-45h108M-51-30h102M-47-15h94M-38-60l6 60M-14-60l2 60M12-60l-2 60M36-60l-6 60"/><path fill="#a4412e" d="M-58-66h116v8h-116z"/>`,
  jutti: `<path fill="#a4412e" d="M-72 0c-2-14 4-30 14-40 12 12 30 14 48 14 22 0 40-2 52-14 4 8 2 14-4 18-14 12-34 22-60 22z"/><path fill="#873323" d="M-58-40c12 12 30 14 48 14-10 8-40 8-56-2z"/><path fill="#c08a55" d="M-73 0h62c30 0 46-12 52-22-4 24-20 30-44 30h-66c-4-2-4-6-4-8z"/><path fill="#d69f35" d="M14-22l6-8 8 6-6 8zM-4-16l6-8 8 6-6 8z"/><path fill="${wood}" d="M62-92c10 0 13 10 10 22l-4 22h-12l-4-22c-3-12 0-22 10-22z"/><path fill="${metal.dark}" d="M59-46h6l-3 46z"/>`,
  brush: `<path fill="${paper}" d="M-70-8c0-18 58-18 58 0l-10 8h-38z"/><path fill="#35497f" d="M-66-12c10-8 40-8 50 0-10 6-40 6-50 0z"/><path fill="#dccdb0" d="M-6-8c0-18 58-18 58 0l-10 8h-38z"/><path fill="#a4412e" d="M-2-12c10-8 40-8 50 0-10 6-40 6-50 0z"/><path fill="${wood}" d="M8-22l54-84 7 4-50 86z"/><path fill="${metal.silver}" d="M17-36l6 4-8 13-6-3z"/><path fill="${ink}" d="M9-22l6 3c-4 8-12 12-17 11 2-8 5-12 11-14z"/>`,
  horse: `<path fill="${clay}" d="M-46 0v-44c-4-12 2-26 18-28h34l8-44 8-14 4 12 18 8 8 16-8 8-14-2-2 44v44h-14v-34h-44v34z"/><path fill="#984929" d="M14-72l6-30 10 4-6 50v48h-10v-34h-10c6-10 8-24 10-38z"/><path fill="none" stroke="${paper}" stroke-width="2.6" stroke-dasharray="1 6" stroke-linecap="round" d="M-40-62h46M-42-46h54M14-90h12M12-80h12"/><circle cx="32" cy="-112" r="2.6" fill="${ink}"/>`,
  bangles: `<g fill="none" stroke-width="9"><ellipse cx="-18" cy="-16" rx="44" ry="13" stroke="#a4412e"/><ellipse cx="-18" cy="-28" rx="44" ry="13" stroke="#d69f35"/><ellipse cx="-18" cy="-40" rx="44" ry="13" stroke="#64794f"/><ellipse cx="-18" cy="-52" rx="44" ry="13" stroke="#a4412e"/></g><path fill="${metal.brass}" d="M52-74c18 6 26 20 26 38h-52c0-18 8-32 26-38zM26-34h52v7h-52z"/><g fill="#a4412e"><circle cx="34" cy="-20" r="4.5"/><circle cx="46" cy="-18" r="4.5"/><circle cx="58" cy="-18" r="4.5"/><circle cx="70" cy="-20" r="4.5"/></g><circle cx="52" cy="-80" r="6" fill="none" stroke="${metal.brass}" stroke-width="4"/>`,
  filigree: `<path fill="#35497f" d="M-62-4h124v4h-124z"/><path fill="#2a3a68" d="M-54-100h108v96h-108z"/><g fill="none" stroke="${metal.silver}" stroke-width="3.2" transform="translate(0 -52)"><circle r="34"/><circle r="9"/><path d="M0-9c-12-8-12-20 0-25 12 5 12 17 0 25zM0 9c-12 8-12 20 0 25 12-5 12-17 0-25zM-9 0c-8-12-20-12-25 0 5 12 17 12 25 0zM9 0c8-12 20-12 25 0-5 12-17 12-25 0z"/></g><circle cy="-52" r="4" fill="${metal.silver}"/>`,
  wool: `<circle cx="-24" cy="-36" r="36" fill="#f1e6d0"/><path fill="#ddcdb0" d="M-8-68c26 12 28 56-4 66 10-20 12-46 4-66z"/><path fill="none" stroke="#b59f7c" stroke-width="2.4" d="M-54-50c16-20 44-20 56-2M-58-34c18-20 52-20 66 0M-54-18c18-16 44-16 58-2"/><path fill="${wood}" d="M49-112h6l-1 112h-4z"/><path fill="#a4412e" d="M52-92c16 14 16 46 0 58-16-12-16-44 0-58z"/><path fill="none" stroke="#f3dcc0" stroke-width="1.8" d="M42-72l20 4M40-62l24 4M42-50l20 4"/><path fill="#c08a55" d="M34-26h36v8h-36z"/>`,
  toy: `<path fill="#d69f35" d="M-60-26c0-20 44-20 44 0 0 10-14 18-20 26h-4c-6-8-20-16-20-26z"/><path fill="#a4412e" d="M-59-28c4-16 38-16 42 0-10 8-32 8-42 0z"/><path fill="${wood}" d="M-41-58h6v20h-6z"/><path fill="#64794f" d="M8 0c-2-26 2-40 12-46h28c10 6 14 20 12 46z"/><path fill="#51653f" d="M40-46h8c10 6 14 20 12 46h-16c2-18 2-34-4-46z"/><path fill="#d69f35" d="M8-22h52v8h-52z"/><circle cx="34" cy="-66" r="22" fill="#c99563"/><path fill="#a4412e" d="M12-70c0-32 44-32 44 0-14-8-30-8-44 0z"/><path stroke="${ink}" stroke-width="2.4" fill="none" stroke-linecap="round" d="M22-64q4 3 8 0M38-64q4 3 8 0"/>`,
  cloth: `<path fill="#35497f" d="M-66-24h122c10 0 10 24 0 24h-122z"/><path fill="#a4412e" d="M-60-48h112c10 0 10 24 0 24h-112z"/><path fill="#d69f35" d="M-54-72h102c10 0 10 24 0 24h-102z"/><path stroke="#f3dcc0" stroke-width="2.6" stroke-dasharray="2 7" stroke-linecap="round" d="M-60-12h114M-54-36h104M-48-60h94"/><g transform="translate(50 -72) rotate(18)"><path fill="${metal.silver}" d="M-30-4l34-34 5 4-28 36zM-4-2l-22-42-6 2 20 44z"/><circle cx="-26" cy="4" r="9" fill="none" stroke="${metal.dark}" stroke-width="5"/><circle cx="-4" cy="8" r="9" fill="none" stroke="${metal.dark}" stroke-width="5"/></g>`,
} as const;

export type CraftObject = keyof typeof drawings;
export const drawCraftObject = (object: CraftObject): string => drawings[object];

/** The first entry wins where two words begin at the same index. */
const objectsByWord: [RegExp, CraftObject][] = [
  [/filigree/, 'filigree'],
  [/lamp|bell metal/, 'lamp'],
  [/copper|beaten/, 'pot'],
  [/brass/, 'vase'],
  [/marble|stone inlay/, 'marble'],
  [/block/, 'block'],
  [/blue pottery/, 'blue-pot'],
  [/terracotta/, 'horse'],
  [/pottery|clay|ceramic/, 'clay'],
  [/toy/, 'toy'],
  [/paint/, 'brush'],
  [/wool|pashmina/, 'wool'],
  [/jewel|\blac\b|bead/, 'bangles'],
  [/weav|loom|ikat|ajrakh|silk|dhurrie/, 'shuttle'],
  [/kantha|chikan|embroider|quilt/, 'thread'],
  [/sewing|printed cloth/, 'cloth'],
  [/leather/, 'jutti'],
  [/basket|grass|palm|bamboo|cane/, 'basket'],
  [/wood|turn/, 'bowl'],
];

/** The object of a craft, by the first known word in its name. */
export function craftObjectFor(craft: string): CraftObject {
  const text = craft.toLowerCase();
  const found = objectsByWord.map(([word, object]) => ({ at: text.search(word), object })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.object ?? 'thread';
}
