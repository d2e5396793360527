import { fieldOf } from './motif-fields.ts';
import { type Chance, chanceFrom, type Inks, inksFrom, jitter, lightness, mix, n, pick } from './motif-ink.ts';

export const motifs = ['buti', 'jaali', 'ikat', 'stripe', 'wave', 'dots', 'weave', 'rings', 'leaf', 'star'] as const;
export type Motif = (typeof motifs)[number];

/** How readily a motif appears on a dyed cloth: tie-dye nearly always, a block print now and then. */
const dyedShare: Record<Motif, number> = {
  buti: 0.3,
  jaali: 0.35,
  ikat: 0.6,
  stripe: 0.4,
  wave: 0.25,
  dots: 0.95,
  weave: 0.45,
  rings: 0.25,
  leaf: 0.3,
  star: 0.7,
};
/** Woven, not printed: threads instead of ink, and no printed border. */
const woven = new Set<Motif>(['ikat', 'stripe', 'weave']);

const size = 960;
/** Half of the cloth's side. */
const half = 345;

/**
 * Draws a swatch of cloth for a product that has no photograph yet: a hand-printed or woven piece in the product's own colours,
 * lying on the same grey table as the photographs. Deterministic; the seed makes each product's piece its own.
 * @param palette hex colours such as `#b5432f`, the most important first
 * @returns a square SVG
 */
export function drawMotif(palette: readonly string[], motif: Motif, seed: string): string {
  const chance = chanceFrom(`${seed} ${motif}`);
  const inks = inksFrom(palette, dyedShare[motif], chance);
  const table = pick(chance, ['#d6cdc1', '#d3cbc1', '#d8cec0', '#d0cac1', '#d9cfc5']);
  const turn = jitter(chance, 1.6);
  const number = Math.floor(chance() * 900) + 1;
  const field = woven.has(motif) ? { reach: half, print: fieldOf(motif, inks, chance, half) } : printed(motif, inks, chance);
  const edge = cloth(chance);
  const thread = inks.dyed ? mix(inks.ground, '#fff6e4', 0.22) : mix(inks.ground, '#8a7455', 0.28);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<defs>
<radialGradient id="table" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="${mix(table, '#ffffff', 0.22)}"/><stop offset=".55" stop-color="${table}"/><stop offset="1" stop-color="${mix(table, '#7d6f60', 0.24)}"/></radialGradient>
<filter id="far" filterUnits="userSpaceOnUse" x="-480" y="-480" width="1440" height="1440"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="near" filterUnits="userSpaceOnUse" x="-480" y="-480" width="1000" height="1000"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="ink" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="${number}" result="hand"/>
<feDisplacementMap in="SourceGraphic" in2="hand" scale="6" xChannelSelector="R" yChannelSelector="G" result="cut"/>
<feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="2" seed="${number + 7}" result="cloud"/>
<feColorMatrix in="cloud" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -.12" result="pressure"/>
<feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="2" seed="${number + 13}" result="grain"/>
<feColorMatrix in="grain" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 0 0 -.7" result="fibre"/>
<feComposite in="cut" in2="pressure" operator="in" result="a"/><feComposite in="cut" in2="fibre" operator="in" result="b"/>
<feMerge><feMergeNode in="a"/><feMergeNode in="b"/></feMerge></filter>
<filter id="yarn" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".03 .3" numOctaves="1" seed="${number}" result="hand"/>
<feDisplacementMap in="SourceGraphic" in2="hand" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="slub" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".02 .5" numOctaves="2" seed="${number + 3}" result="weft"/>
<feColorMatrix in="weft" values="0 0 0 0 .28 0 0 0 0 .2 0 0 0 0 .1 1.5 0 0 0 -.62" result="w"/>
<feTurbulence type="fractalNoise" baseFrequency=".5 .02" numOctaves="2" seed="${number + 5}" result="warp"/>
<feColorMatrix in="warp" values="0 0 0 0 .28 0 0 0 0 .2 0 0 0 0 .1 1.5 0 0 0 -.62" result="v"/>
<feMerge><feMergeNode in="w"/><feMergeNode in="v"/></feMerge></filter>
<clipPath id="cloth"><path d="${edge}"/></clipPath>
</defs>
<rect width="${size}" height="${size}" fill="url(#table)"/>
${windowLight(chance)}
<g transform="translate(${n(480 + jitter(chance, 5))} ${n(478 + jitter(chance, 5))}) rotate(${n(turn)})">
<path d="${edge}" transform="translate(16 24)" fill="#4a3b2b" opacity=".34" filter="url(#far)"/>
<path d="${edge}" transform="translate(3 5)" fill="#3b2d1f" opacity=".42" filter="url(#near)"/>
${fringe(chance, thread, woven.has(motif))}
<path d="${edge}" fill="${inks.ground}"/>
<g clip-path="url(#cloth)">
${field.print}
<rect x="${-half - 6}" y="${-half - 6}" width="${half * 2 + 12}" height="${half * 2 + 12}" filter="url(#slub)" opacity="${lightness(inks.ground) < 0.4 ? '.36' : '.24'}"/>
${folds(chance)}
</g>
</g>
</svg>`;
}

/** A printed piece: border bands, corner blocks and a field inside them. */
function printed(motif: Motif, inks: Inks, chance: Chance): { print: string } {
  const margin = pick(chance, [30, 38, 46]);
  const band = pick(chance, [40, 48, 56]);
  const outer = half - margin;
  const inner = outer - band;
  const off = `translate(${n(jitter(chance, 2.2))} ${n(jitter(chance, 2.2))}) rotate(${n(jitter(chance, 0.3))})`;
  return {
    print: `<g filter="url(#ink)">${border(outer, band, inks, chance)}</g>
<g filter="url(#ink)" transform="${off}">${fieldOf(motif, inks, chance, inner - 16)}</g>`,
  };
}

/** A border printed block by block, so that neighbours never quite meet. */
function border(outer: number, band: number, inks: Inks, chance: Chance): string {
  const kind = pick(chance, ['temple', 'petal', 'dot', 'chevron', 'vine'] as const);
  const inside = outer - band;
  const middle = outer - band / 2;
  const count = Math.round((inside * 2) / (band * pick(chance, [0.62, 0.74, 0.9])));
  const step = (inside * 2) / count;
  const b = band / 2 - 9;
  const shapes = {
    temple: `<path d="M${n(-step * 0.46)} ${n(b)}L0 ${n(-b)}L${n(step * 0.46)} ${n(b)}z" fill="${inks.main}"/><circle cy="${n(b * 0.35)}" r="${n(b * 0.22)}" fill="${inks.ground}"/>`,
    petal: `<path d="M0 ${n(-b)}C${n(step * 0.5)} ${n(-b * 0.4)} ${n(step * 0.4)} ${n(b * 0.7)} 0 ${n(b)}C${n(-step * 0.4)} ${n(b * 0.7)} ${n(-step * 0.5)} ${n(-b * 0.4)} 0 ${n(-b)}z" fill="${inks.accent}"/><path d="M0 ${n(-b * 0.5)}V${n(b * 0.6)}" stroke="${inks.ground}" stroke-width="2.4"/>`,
    dot: `<circle r="${n(Math.min(b, step * 0.42))}" fill="${inks.main}"/><circle r="${n(Math.min(b, step * 0.42) * 0.52)}" fill="${inks.ground}"/><circle r="${n(Math.min(b, step * 0.42) * 0.24)}" fill="${inks.accent}"/>`,
    chevron: `<path d="M${n(-step / 2)} ${n(b * 0.5)}L0 ${n(-b * 0.7)}L${n(step / 2)} ${n(b * 0.5)}" fill="none" stroke="${inks.main}" stroke-width="4.6"/><path d="M${n(-step / 2)} ${n(b)}L0 ${n(-b * 0.2)}L${n(step / 2)} ${n(b)}" fill="none" stroke="${inks.accent}" stroke-width="3.2"/>`,
    vine: `<path d="M${n(-step / 2)} 0Q${n(-step / 4)} ${n(-b)} 0 0T${n(step / 2)} 0" fill="none" stroke="${inks.main}" stroke-width="3"/><ellipse cx="${n(-step / 4)}" cy="${n(b * 0.42)}" rx="${n(step * 0.13)}" ry="${n(b * 0.34)}" fill="${inks.accent}"/><ellipse cx="${n(step / 4)}" cy="${n(-b * 0.42)}" rx="${n(step * 0.13)}" ry="${n(b * 0.34)}" fill="${inks.accent}"/>`,
  };
  const parts: string[] = [];
  for (const angle of [0, 90, 180, 270]) {
    let side = '';
    for (let i = 0; i < count; i++) {
      const x = -inside + step * (i + 0.5);
      side += `<g transform="translate(${n(x + jitter(chance, 0.9))} ${n(-middle + jitter(chance, 1.1))}) rotate(${n(jitter(chance, 1.6))})" opacity="${n(0.9 + chance() * 0.1)}">${shapes[kind]}</g>`;
    }
    const corner = b * 0.92;
    side += `<g transform="translate(${n(-middle)} ${n(-middle)}) rotate(${n(45 + jitter(chance, 3))})"><rect x="${n(-corner * 0.72)}" y="${n(-corner * 0.72)}" width="${n(corner * 1.44)}" height="${n(corner * 1.44)}" fill="${inks.main}"/><circle r="${n(corner * 0.42)}" fill="${inks.ground}"/><circle r="${n(corner * 0.2)}" fill="${inks.accent}"/></g>`;
    parts.push(`<g transform="rotate(${angle})">${side}</g>`);
  }
  const line = (at: number, width: number, colour: string) =>
    `<rect x="${n(-at)}" y="${n(-at + jitter(chance, 1))}" width="${n(at * 2)}" height="${n(at * 2)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    line(outer, 5, inks.main) +
    line(outer - 8, 1.8, inks.main) +
    line(inside, 3, inks.main) +
    line(inside - 7, 1.6, inks.accent) +
    parts.join('')
  );
}

/** The outline of a piece cut by hand: nearly straight. */
function cloth(chance: Chance): string {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const steps = 14;
  let path = '';
  for (const [side, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(side + 1) % 4] ?? [x, y];
    const bow = jitter(chance, 3.5);
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const out = Math.sin(t * Math.PI) * bow + jitter(chance, 1.1);
      const px = (x + (nextX - x) * t) * half + (x === nextX ? x * out : 0);
      const py = (y + (nextY - y) * t) * half + (y === nextY ? y * out : 0);
      path += `${path ? 'L' : 'M'}${n(px)} ${n(py)}`;
    }
  }
  return `${path}z`;
}

/** Loose threads along the cut: short all round, long at both ends of a woven piece. */
function fringe(chance: Chance, colour: string, long: boolean): string {
  let vertical = '';
  let horizontal = '';
  for (let at = -half + 3; at < half - 2; at += long ? 3.4 : 4.6) {
    const reach = long ? 15 + chance() * 9 : 3 + chance() * 6;
    vertical += `M${n(at)} ${n(-half + 3)}q${n(jitter(chance, 2.5))} ${n(-reach / 2)} ${n(jitter(chance, 2.6))} ${n(-reach)}M${n(at)} ${n(half - 3)}q${n(jitter(chance, 2.5))} ${n(reach / 2)} ${n(jitter(chance, 2.6))} ${n(reach)}`;
    if (!long && chance() < 0.8) {
      const side = 2 + chance() * 5;
      horizontal += `M${n(-half + 3)} ${n(at)}q${n(-side / 2)} ${n(jitter(chance, 2))} ${n(-side)} ${n(jitter(chance, 2))}M${n(half - 3)} ${n(at)}q${n(side / 2)} ${n(jitter(chance, 2))} ${n(side)} ${n(jitter(chance, 2))}`;
    }
  }
  return `<path d="${vertical}${horizontal}" fill="none" stroke="${colour}" stroke-width="${long ? 1.9 : 1.4}" opacity=".9"/>`;
}

/** Creases from the pile it was folded in. */
function folds(chance: Chance): string {
  const at = jitter(chance, 18);
  const crease = (x1: number, y1: number, x2: number, y2: number) =>
    `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="#2c2015" stroke-width="5" opacity=".16" filter="url(#near)"/><path d="M${n(x1 - 4)} ${n(y1 - 4)}L${n(x2 - 4)} ${n(y2 - 4)}" stroke="#fffaf0" stroke-width="5" opacity=".26" filter="url(#near)"/>`;
  return crease(at, -half, at + jitter(chance, 4), half) + crease(-half, -at, half, -at + jitter(chance, 4));
}

/** Sun that falls through a window onto the table, as in the photographs. */
function windowLight(chance: Chance): string {
  const x = 40 + chance() * 260;
  return `<g fill="#fff4df" opacity=".2" filter="url(#far)"><path d="M${n(x)} 0h190l-330 960h-190z"/><path d="M${n(x + 300)} 0h150l-330 960h-150z"/></g>`;
}
