import { jitter, mix, n, pick } from './motif-ink.ts';
import type { Field } from './motif-shapes.ts';

/** Lozenges whose edges bleed along the threads, for the yarn was tied and dyed before it was woven. */
export const ikat: Field = (inks, chance, reach) => {
  const columns = pick(chance, [3, 4, 5]);
  const c = reach / columns;
  const rows = Math.ceil(columns / pick(chance, [1, 1.25])) + 1;
  const tall = (reach * 2) / (rows - 0.5) / 2;
  const thread = 3;
  const rings: [number, string][] = [
    [0.98, inks.main],
    [0.76, inks.ground],
    [0.6, inks.accent],
    [0.34, inks.touch === inks.ground ? inks.main : inks.touch],
    [0.16, inks.ground],
  ];
  const stepped = pick(chance, [false, false, true]);
  const layers = rings.map(([share, colour], layer) => {
    let d = '';
    for (let x = -reach - 8; x <= reach + 8; x += thread) {
      const drift = jitter(chance, 7) + (Math.floor(x / 12) % 2 ? 3 : -3);
      const column = Math.floor((x + reach) / (2 * c));
      const within = Math.abs(((x + reach) % (2 * c)) / c - 1);
      for (let row = -1; row <= rows; row++) {
        const middle = -reach + tall * (row * 2 + (column % 2 ? 1 : 0) + 0.5);
        const room = share - (stepped ? Math.ceil(within * 12) / 12 : within);
        if (room <= 0.015) continue;
        const reachY = room * tall * 1.04;
        d += `M${n(x)} ${n(middle - reachY + drift + jitter(chance, 2.5))}V${n(middle + reachY + drift + jitter(chance, 2.5))}`;
      }
    }
    return `<path d="${d}" stroke="${colour}" stroke-width="${thread + 0.5 - layer * 0.05}" fill="none"/>`;
  });
  let bands = '';
  for (const side of [-1, 1]) {
    for (const [at, wide, colour] of [
      [0.985, 26, inks.accent],
      [0.93, 7, inks.main],
      [0.9, 3, inks.touch],
    ] as const) {
      bands += `<rect x="${n(-reach - 8)}" y="${n(side * reach * at - wide / 2)}" width="${n(reach * 2 + 16)}" height="${wide}" fill="${colour}"/>`;
    }
  }
  return `<g filter="url(#yarn)" opacity=".94">${layers.join('')}${bands}</g>`;
};

/** Woven stripes of uneven width with a worked end. */
export const stripe: Field = (inks, chance, reach) => {
  const colours = [inks.main, inks.accent, inks.touch];
  let out = '';
  const group: { wide: number; colour: string | undefined }[] = [];
  const rhythm = pick(chance, [4, 5, 6]);
  for (let i = 0; i < rhythm; i++) {
    group.push({ wide: 6 + chance() ** 2 * 54, colour: i % 2 ? undefined : colours[Math.floor(chance() ** 1.5 * 3)] });
    if (chance() < 0.5)
      group.push({ wide: 4 + chance() * 5, colour: undefined }, { wide: 3 + chance() * 4, colour: colours[1 + Math.floor(chance() * 2)] });
  }
  const mirrored = [...group, ...[...group].reverse()];
  const worked = pick(chance, [0.6, 0.66, 0.72]) * reach;
  for (let x = -reach - 10, i = 0; x < reach + 10; i++) {
    const item = mirrored[i % mirrored.length] ?? { wide: 10, colour: undefined };
    if (item.colour)
      out += `<rect x="${n(x)}" y="${n(-reach - 10)}" width="${n(item.wide)}" height="${n(reach * 2 + 20)}" fill="${item.colour}"/>`;
    x += item.wide;
  }
  const zari = inks.touch;
  let end = `<rect x="${n(-reach - 10)}" y="${n(worked)}" width="${n(reach * 2 + 20)}" height="${n(reach - worked + 12)}" fill="${inks.dyed ? mix(inks.ground, '#1a120c', 0.25) : inks.main}"/>`;
  const pale = inks.dyed ? inks.main : inks.ground;
  for (const [at, wide, colour] of [
    [8, 4, pale],
    [16, 2, pale],
    [reach - worked - 22, 3, pale],
  ] as const) {
    end += `<rect x="${n(-reach - 10)}" y="${n(worked + at)}" width="${n(reach * 2 + 20)}" height="${wide}" fill="${colour}"/>`;
  }
  const room = reach - worked - 38;
  const count = Math.round((reach * 2) / (room * 0.86));
  const diamond = pick(chance, [true, false]);
  for (let i = 0; i < count; i++) {
    const x = -reach + ((i + 0.5) * reach * 2) / count;
    const y = worked + 20 + room / 2;
    const u = room * 0.4;
    for (let row = -4; row <= 4; row++) {
      const wide = diamond ? (4.6 - Math.abs(row)) * u * 0.2 : (row + 5) * u * 0.1;
      end += `<rect x="${n(x - wide)}" y="${n(y + row * u * 0.22)}" width="${n(wide * 2)}" height="${n(u * 0.17)}" fill="${zari === inks.main ? pale : row % 2 ? pale : zari}"/>`;
    }
  }
  return `<g filter="url(#yarn)" opacity=".93">${out}${end}</g>`;
};

/** Counted threads: a figure mirrored about its middle, stepped as a loom makes it. */
export const weave: Field = (inks, chance, reach) => {
  const cells = pick(chance, [17, 19, 21]);
  const across = pick(chance, [2, 3]);
  const u = (reach * 2) / (cells * across);
  const middle = (cells - 1) / 2;
  const bandRows = Math.round(cells * 0.34);
  const colours = [inks.main, inks.main, inks.accent, inks.touch];
  const start = chance() * 3;
  const frequency = pick(chance, [1, 1.5, 2]);
  const figure = (i: number, j: number): string | undefined => {
    const x = Math.abs(i - middle);
    const y = Math.abs(j - middle);
    const far = x + y;
    if (far > middle + 0.5) return Math.max(x, y) === middle && Math.min(x, y) > middle - 2.5 ? inks.accent : undefined;
    const layer = Math.floor((far + start) / frequency);
    if (far < 1) return inks.touch;
    return layer % 2 ? colours[Math.floor(layer / 2) % colours.length] : Math.abs(x - y) < 1 && far > 3 ? inks.accent : undefined;
  };
  let out = '';
  const cell = (x: number, y: number, colour: string) =>
    `<rect x="${n(x + jitter(chance, 0.5))}" y="${n(y)}" width="${n(u + 0.6)}" height="${n(u - 1.6)}" fill="${colour}"/>`;
  const total = cells * across;
  const bands = Math.ceil(total / (cells + bandRows));
  let y = -reach - u * 2;
  for (let band = 0; band <= bands; band++) {
    for (let row = 0; row < bandRows; row++, y += u) {
      const edge = row === 0 || row === bandRows - 1;
      const inner = row === 1 || row === bandRows - 2;
      for (let i = -1; i <= total; i++) {
        const x = -reach + i * u;
        if (edge) out += cell(x, y, inks.main);
        else if (inner && (i + row) % 2) out += cell(x, y, inks.accent);
        else if (!inner && Math.abs(((i + 300) % 6) - 3) <= Math.abs(row - (bandRows - 1) / 2)) out += cell(x, y, inks.touch);
      }
    }
    for (let j = -1; j <= cells; j++, y += u) {
      if (j < 0 || j === cells) continue;
      for (let i = 0; i < total; i++) {
        const colour = figure(i % cells, j);
        if (colour) out += cell(-reach + i * u, y, colour);
      }
    }
  }
  return `<g filter="url(#yarn)" opacity=".95">${out}</g>`;
};
