import { jitter, n, pick } from './motif-ink.ts';
import { circle, clipped, dotsAround, type Field, halfDrop, leafShape, misregistered, petals, ring, stamp } from './motif-shapes.ts';

/** Small flowers or mangoes strewn in a half drop. */
export const buti: Field = (inks, chance, reach) => {
  const columns = pick(chance, [5, 6, 7]);
  const u = (reach / columns) * 0.9;
  const count = pick(chance, [5, 6, 8]);
  const kinds = {
    marigold: [
      `<path d="M0 ${n(u * 0.1)}Q${n(u * 0.16)} ${n(u * 0.6)} ${n(u * 0.04)} ${n(u * 1.05)}" fill="none" stroke="${inks.main}" stroke-width="${n(u * 0.08)}"/><g transform="translate(0 ${n(u * 0.78)}) rotate(62)">${leafShape(u * 0.62, u * 0.2, inks.main)}</g><g transform="translate(0 ${n(u * 0.88)}) rotate(-58)">${leafShape(u * 0.55, u * 0.18, inks.main)}</g><g transform="translate(0 ${n(-u * 0.32)})">${ring(u * 0.15, u * 0.07, inks.main)}</g>`,
      `<g transform="translate(0 ${n(-u * 0.32)})">${petals(count + 2, u * 0.56, u * 0.2, inks.accent)}</g>`,
    ],
    mango: [
      `<path d="M${n(-u * 0.1)} ${n(u * 0.85)}C${n(-u * 0.85)} ${n(u * 0.6)} ${n(-u * 0.72)} ${n(-u * 0.35)} ${n(-u * 0.08)} ${n(-u * 0.75)}C${n(u * 0.22)} ${n(-u * 1)} ${n(u * 0.62)} ${n(-u * 0.85)} ${n(u * 0.5)} ${n(-u * 0.55)}C${n(u * 0.42)} ${n(-u * 0.42)} ${n(u * 0.24)} ${n(-u * 0.5)} ${n(u * 0.28)} ${n(-u * 0.62)}C${n(u * 0.1)} ${n(-u * 0.3)} ${n(u * 0.72)} ${n(u * 0.1)} ${n(u * 0.5)} ${n(u * 0.5)}C${n(u * 0.36)} ${n(u * 0.85)} ${n(u * 0.1)} ${n(u * 0.92)} ${n(-u * 0.1)} ${n(u * 0.85)}z" fill="${inks.main}"/><g transform="translate(${n(-u * 0.04)} ${n(u * 0.3)})">${petals(count, u * 0.36, u * 0.14, inks.ground)}</g>`,
      `<g transform="translate(${n(-u * 0.04)} ${n(u * 0.3)})">${circle(u * 0.13, inks.accent)}</g><g transform="translate(${n(u * 0.06)} ${n(u * 1.02)}) rotate(70)">${leafShape(u * 0.5, u * 0.15, inks.accent)}</g><g transform="translate(${n(-u * 0.1)} ${n(u * 1.02)}) rotate(-80)">${leafShape(u * 0.46, u * 0.14, inks.accent)}</g>`,
    ],
    poppy: [
      `<path d="M0 ${n(-u * 0.1)}V${n(u * 0.95)}" stroke="${inks.main}" stroke-width="${n(u * 0.08)}"/><g transform="translate(0 ${n(u * 0.62)}) rotate(40)">${leafShape(u * 0.5, u * 0.16, inks.main)}</g><g transform="translate(0 ${n(u * 0.62)}) rotate(-40)">${leafShape(u * 0.5, u * 0.16, inks.main)}</g><g transform="translate(0 ${n(u * 0.95)}) rotate(78)">${leafShape(u * 0.5, u * 0.13, inks.main)}</g><g transform="translate(0 ${n(u * 0.95)}) rotate(-78)">${leafShape(u * 0.5, u * 0.13, inks.main)}</g>${dotsAround(3, u * 0.98, u * 0.06, inks.main)}`,
      `<g>${[-52, 52, -27, 27, 0].map((angle) => `<g transform="rotate(${angle})">${leafShape(u * 0.8, u * 0.23, inks.accent)}</g>`).join('')}</g>`,
    ],
    rosette: [
      `${ring(u * 0.24, u * 0.09, inks.main)}${dotsAround(count * 2, u * 0.82, u * 0.075, inks.main)}`,
      `${petals(count, u * 0.68, u * 0.24, inks.accent, 180 / count)}${circle(u * 0.12, inks.touch)}`,
    ],
  };
  const [first = '', second = ''] = kinds[pick(chance, ['marigold', 'mango', 'poppy', 'rosette'] as const)];
  const sway = pick(chance, [0, 0, 14]);
  const small = `${dotsAround(4, u * 0.17, u * 0.075, inks.main)}`;
  let one = '';
  let two = '';
  for (const [x, y, index] of halfDrop(reach, columns, pick(chance, [1, 1.18]))) {
    const turn = sway * (index % 2 ? 1 : -1);
    one += stamp(chance, x, y, first, turn);
    two += stamp(chance, x, y, second, turn);
    if (columns < 7 && y + reach / columns < reach - u * 0.2 && x + reach / columns < reach)
      one += stamp(chance, x + reach / columns, y - 1, small);
  }
  return misregistered(chance, one, two);
};

/** A pierced screen: a lattice with a flower in each opening. */
export const jaali: Field = (inks, chance, reach) => {
  const columns = pick(chance, [4, 5, 6]);
  const c = reach / columns;
  const kind = pick(chance, ['ogee', 'circles', 'lozenge'] as const);
  const w = c * 0.1;
  const lattice = {
    ogee: `<path d="M0 ${n(-c)}C${n(c * 0.1)} ${n(-c * 0.45)} ${n(c * 0.95)} ${n(-c * 0.5)} ${n(c)} 0C${n(c * 0.95)} ${n(c * 0.5)} ${n(c * 0.1)} ${n(c * 0.45)} 0 ${n(c)}C${n(-c * 0.1)} ${n(c * 0.45)} ${n(-c * 0.95)} ${n(c * 0.5)} ${n(-c)} 0C${n(-c * 0.95)} ${n(-c * 0.5)} ${n(-c * 0.1)} ${n(-c * 0.45)} 0 ${n(-c)}z" fill="none" stroke="${inks.main}" stroke-width="${n(w)}"/>`,
    circles: `${ring(c * 1.0, w, inks.main)}${ring(c * 0.58, w * 0.55, inks.main)}`,
    lozenge: `<path d="M0 ${n(-c)}L${n(c)} 0L0 ${n(c)}L${n(-c)} 0z" fill="none" stroke="${inks.main}" stroke-width="${n(w)}"/><path d="M0 ${n(-c * 0.7)}L${n(c * 0.7)} 0L0 ${n(c * 0.7)}L${n(-c * 0.7)} 0z" fill="none" stroke="${inks.main}" stroke-width="${n(w * 0.4)}"/>`,
  }[kind];
  const count = pick(chance, [4, 6, 8]);
  const flower = `${petals(count, c * 0.46, c * 0.15, inks.accent)}${circle(c * 0.1, inks.touch)}`;
  const knot = `${petals(4, c * 0.24, c * 0.1, inks.main, 45)}`;
  let one = '';
  let two = '';
  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      const x = -reach + c * (column * 2 + 1);
      const y = -reach + c * (row * 2 + 1);
      one += stamp(chance, x, y, lattice);
      two += stamp(chance, x, y, flower);
      if (row === 0 || column === 0) continue;
      if (kind === 'circles') one += stamp(chance, x - c, y - c, knot);
      else two += stamp(chance, x - c, y - c, flower);
    }
  }
  return misregistered(chance, one, two);
};

/** Climbing stems with leaves on either side. */
export const leaf: Field = (inks, chance, reach) => {
  const columns = pick(chance, [3, 4, 5]);
  const c = (reach * 2) / columns;
  const pairs = pick(chance, [6, 7, 8]);
  const step = (reach * 2) / pairs;
  const bend = pick(chance, [0.1, 0.16, 0.22]) * c;
  const slim = pick(chance, [0.14, 0.17, 0.21]);
  let one = '';
  let two = '';
  for (let column = 0; column < columns; column++) {
    const x = -reach + c * (column + 0.5);
    let d = `M${n(x)} ${n(reach)}`;
    const side = column % 2 ? 1 : -1;
    for (let i = 0; i < pairs; i++) {
      const y = reach - step * i;
      const sway = side * (i % 2 ? 1 : -1);
      d += `Q${n(x + sway * bend * 2)} ${n(y - step / 2)} ${n(x)} ${n(y - step)}`;
      const at = `translate(${n(x + sway * bend + jitter(chance, 1.5))} ${n(y - step * 0.5 + jitter(chance, 1.5))})`;
      const long = c * 0.5;
      one += `<g transform="${at} rotate(${n(sway * -52 + jitter(chance, 4))})">${leafShape(long, c * slim, inks.main)}<path d="M0 ${n(-long * 0.1)}V${n(-long * 0.82)}" stroke="${inks.ground}" stroke-width="2.2"/></g>`;
      two += `<g transform="${at} rotate(${n(sway * 48 + jitter(chance, 4))})"><path d="M0 0Q${n(sway * 6)} ${n(-c * 0.1)} 0 ${n(-c * 0.2)}" stroke="${inks.accent}" stroke-width="2.6" fill="none"/><g transform="translate(0 ${n(-c * 0.25)})">${i % 3 === 1 ? petals(5, c * 0.12, c * 0.05, inks.touch) : circle(c * 0.052, inks.accent)}</g></g>`;
    }
    one += `<path d="${d}" fill="none" stroke="${inks.main}" stroke-width="3.6"/>`;
  }
  return misregistered(chance, one, two);
};

/** One great medallion, ring within ring, and a quarter of it in each corner. */
export const rings: Field = (inks, chance, reach) => {
  const around = (count: number, radius: number, shape: string, turn = 0) =>
    Array.from(
      { length: count },
      (_, i) => `<g transform="rotate(${n((360 / count) * (i + turn))}) translate(0 ${n(-radius)})">${shape}</g>`,
    ).join('');
  const shifted = (shape: string) => `<g transform="translate(${n(2 + chance())} ${n(jitter(chance, 2))})">${shape}</g>`;
  /** A band that ends at radius `r` and is `deep`; its parts stay about as wide as they are deep, however large the ring is. */
  const bands: Record<string, (r: number, deep: number) => string> = {
    petals(r, deep) {
      const count = Math.max(8, Math.round((r * 5.6) / deep));
      const wide = ((r - deep * 0.4) * Math.PI) / count;
      const base = r - deep;
      return (
        around(count, base, leafShape(deep, wide, inks.main)) +
        shifted(around(count, base + deep * 0.16, leafShape(deep * 0.56, wide * 0.5, inks.dyed ? inks.accent : inks.ground)))
      );
    },
    leaves(r, deep) {
      const count = Math.max(10, Math.round((r * 8.4) / deep));
      return (
        shifted(around(count, r - deep * 0.86, `<g transform="rotate(38)">${leafShape(deep * 0.92, deep * 0.2, inks.accent)}</g>`)) +
        ring(r - deep * 0.98, 2.6, inks.main)
      );
    },
    beads(r, deep) {
      const count = Math.max(8, Math.round((r * 6.3) / (deep * 0.86)));
      const middle = r - deep / 2;
      return (
        ring(r - 2, 3, inks.main) + ring(r - deep + 2, 2.4, inks.main) + shifted(around(count, middle, circle(deep * 0.25, inks.accent)))
      );
    },
    arches(r, deep) {
      const count = Math.max(8, Math.round((r * 5) / deep));
      const wide = (r * Math.PI) / count;
      return (
        around(
          count,
          r - deep,
          `<path d="M${n(-wide * 0.86)} 0C${n(-wide * 0.9)} ${n(-deep * 0.7)} ${n(-wide * 0.3)} ${n(-deep * 0.8)} 0 ${n(-deep)}C${n(wide * 0.3)} ${n(-deep * 0.8)} ${n(wide * 0.9)} ${n(-deep * 0.7)} ${n(wide * 0.86)} 0" fill="none" stroke="${inks.main}" stroke-width="4"/>`,
        ) +
        shifted(around(count, r - deep * 0.9, leafShape(deep * 0.5, wide * 0.3, inks.accent))) +
        ring(r - deep, 3, inks.main)
      );
    },
    rays(r, deep) {
      const count = Math.max(16, Math.round((r * 11) / deep));
      return (
        around(
          count,
          r - deep * 0.9,
          `<path d="M0 0V${n(-deep * 0.72)}" stroke="${inks.main}" stroke-width="${n(Math.max(2.4, deep * 0.12))}"/>`,
        ) + ring(r - deep, 2.6, inks.main)
      );
    },
  };
  const inner = pick(chance, [
    ['beads', 'petals', 'leaves', 'rays'],
    ['leaves', 'beads', 'arches', 'beads'],
    ['rays', 'petals', 'beads', 'leaves'],
    ['beads', 'arches', 'rays', 'petals'],
    ['petals', 'rays', 'petals', 'beads'],
  ]);
  const order = [pick(chance, ['petals', 'arches'] as const), ...inner];
  const medallion = (radius: number, shares: readonly number[]) => {
    let out = '';
    let r = radius;
    for (const [i, share] of shares.entries()) {
      out += bands[order[i] ?? 'beads']?.(r, radius * share) ?? '';
      r -= radius * share * 1.06;
    }
    return `${out}${shifted(petals(pick(chance, [8, 10]), r * 0.94, r * 0.27, inks.accent))}${circle(r * 0.2, inks.touch)}`;
  };
  const corner = medallion(reach * 0.5, [0.3, 0.22]);
  const whole = stamp(chance, 0, 0, medallion(reach * 0.84, [0.2, 0.12, 0.2, 0.13, 0.1]));
  const quarters = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  )
    .map(([x, y]) => stamp(chance, x * reach, y * reach, corner))
    .join('');
  return clipped(reach, quarters + whole);
};

/** Ajrakh: stars and the crosses between them, as the sky over the desert. */
export const star: Field = (inks, chance, reach) => {
  const columns = pick(chance, [3, 4, 5]);
  const c = reach / columns;
  const points = pick(chance, [8, 8, 6, 12]);
  const spike = (count: number, outer: number, inner: number) =>
    `M${Array.from({ length: count * 2 }, (_, i) => {
      const angle = (i / (count * 2)) * Math.PI * 2;
      const r = i % 2 ? inner : outer;
      return `${n(Math.sin(angle) * r)} ${n(-Math.cos(angle) * r)}`;
    }).join('L')}z`;
  const outline = `<path d="${spike(points, c * 0.97, c * 0.7)}" fill="none" stroke="${inks.main}" stroke-width="${n(c * 0.06)}"/>${dotsAround(points, c * 0.6, c * 0.045, inks.main)}${ring(c * 0.2, c * 0.05, inks.main)}`;
  const heart = `<path d="${spike(points, c * 0.5, c * 0.26)}" fill="${inks.accent}"/>${circle(c * 0.12, inks.touch)}`;
  const between = `<path d="${spike(4, c * 0.42, c * 0.13)}" fill="${inks.main}"/>${circle(c * 0.09, inks.ground)}`;
  const tips = `${dotsAround(4, c * 0.3, c * 0.05, inks.accent)}`;
  let one = '';
  let two = '';
  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      const x = -reach + c * (column * 2 + 1);
      const y = -reach + c * (row * 2 + 1);
      one += stamp(chance, x, y, outline);
      two += stamp(chance, x, y, heart);
      if (row && column) {
        one += stamp(chance, x - c, y - c, between);
        two += stamp(chance, x - c, y - c, `<g transform="rotate(45)">${tips}</g>`);
      }
    }
  }
  return misregistered(chance, one, two);
};
