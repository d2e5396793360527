import { type Chance, type Inks, jitter, n } from './motif-ink.ts';

/** Draws the field of a cloth: from `-reach` to `reach` both ways. */
export type Field = (inks: Inks, chance: Chance, reach: number) => string;

/** One impression of a block: a little off, a little turned. */
export const stamp = (chance: Chance, x: number, y: number, shape: string, turn = 0) =>
  `<g transform="translate(${n(x + jitter(chance, 1.6))} ${n(y + jitter(chance, 1.6))}) rotate(${n(turn + jitter(chance, 1.8))})">${shape}</g>`;

/** The second block of a print never falls exactly where the first one did. */
export const misregistered = (chance: Chance, first: string, second: string) =>
  `${second ? `<g transform="translate(${n(2 + chance() * 1.6)} ${n(jitter(chance, 2.6))})">${second}</g>` : ''}${first}`;

/** Places of a half-drop repeat that lie whole within the field. */
export function* halfDrop(reach: number, columns: number, ratio: number): Generator<[x: number, y: number, index: number]> {
  const step = (reach * 2) / columns;
  const rows = Math.round((reach * 2) / (step * ratio));
  const rise = (reach * 2) / rows;
  for (let column = 0; column < columns; column++) {
    const dropped = column % 2 === 1;
    for (let row = 0; row < rows - (dropped ? 1 : 0); row++) {
      yield [-reach + step * (column + 0.5), -reach + rise * (row + (dropped ? 1 : 0.5)), row + column];
    }
  }
}

/** Keeps a print inside its field. */
export const clipped = (reach: number, print: string) =>
  `<clipPath id="field"><rect x="${n(-reach)}" y="${n(-reach)}" width="${n(reach * 2)}" height="${n(reach * 2)}"/></clipPath><g clip-path="url(#field)">${print}</g>`;

export const petals = (count: number, radius: number, width: number, fill: string, turn = 0) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path d="M0 0C${n(width)} ${n(-radius * 0.35)} ${n(width * 0.8)} ${n(-radius * 0.9)} 0 ${n(-radius)}C${n(-width * 0.8)} ${n(-radius * 0.9)} ${n(-width)} ${n(-radius * 0.35)} 0 0z" transform="rotate(${n(turn + (360 / count) * i)})" fill="${fill}"/>`,
  ).join('');
export const circle = (r: number, fill: string, x = 0, y = 0) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const ring = (r: number, width: number, stroke: string) =>
  `<circle r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
export const dotsAround = (count: number, radius: number, r: number, fill: string) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return circle(r, fill, Math.sin(angle) * radius, -Math.cos(angle) * radius);
  }).join('');
export const leafShape = (length: number, width: number, fill: string) =>
  `<path d="M0 0C${n(width)} ${n(-length * 0.25)} ${n(width * 0.9)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-width * 0.9)} ${n(-length * 0.75)} ${n(-width)} ${n(-length * 0.25)} 0 0z" fill="${fill}"/>`;
