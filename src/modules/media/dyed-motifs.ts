import { jitter, n, pick } from './motif-ink.ts';
import { clipped, type Field, misregistered } from './motif-shapes.ts';

/** Bandhani: each dot was a pinch of cloth tied with thread. */
export const dots: Field = (inks, chance, reach) => {
  const pale = inks.main;
  const dot = (x: number, y: number, r: number, colour: string) => {
    const size = r * (0.86 + chance() * 0.3);
    return `<g transform="translate(${n(x + jitter(chance, 1.5))} ${n(y + jitter(chance, 1.5))}) rotate(${n(45 + jitter(chance, 12))})"><rect x="${n(-size)}" y="${n(-size)}" width="${n(size * 2)}" height="${n(size * 2)}" rx="${n(size * 0.75)}" fill="${colour}"/><circle r="${n(size * 0.34)}" fill="${inks.ground}" opacity=".85"/></g>`;
  };
  let out = '';
  const circleOf = (cx: number, cy: number, radius: number, r: number, colour: string) => {
    const count = Math.max(6, Math.round((radius * 2 * Math.PI) / (r * 3.1)));
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      out += dot(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius, r, colour);
    }
  };
  const kind = pick(chance, ['medallion', 'grid', 'diamonds'] as const);
  if (kind === 'medallion') {
    const turns = [0.14, 0.3, 0.46, 0.54, 0.72];
    for (const [i, share] of turns.entries())
      circleOf(0, 0, reach * share, i % 2 ? 6 : 7.5, i === 2 ? inks.accent : i === 1 ? inks.touch : pale);
    out += dot(0, 0, 9, inks.touch);
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      for (const [i, share] of [0.1, 0.2].entries()) circleOf(x * reach * 0.77, y * reach * 0.77, reach * share, 6, i ? pale : inks.accent);
      out += dot(x * reach * 0.77, y * reach * 0.77, 6, inks.touch);
    }
  } else {
    const columns = pick(chance, [4, 5, 6]);
    const c = reach / columns;
    for (let row = 0; row < columns; row++) {
      for (let column = 0; column < columns; column++) {
        const x = -reach + c * (column * 2 + 1);
        const y = -reach + c * (row * 2 + 1);
        if (kind === 'grid') {
          circleOf(x, y, c * 0.58, 5.4, (row + column) % 2 ? pale : inks.accent);
          circleOf(x, y, c * 0.26, 4.6, inks.touch);
          if (row && column) out += dot(x - c, y - c, 6, pale);
        } else {
          for (let i = -3; i <= 3; i++) {
            for (let j = -3; j <= 3; j++) {
              const far = Math.abs(i) + Math.abs(j);
              if (far === 3 || far === 1) out += dot(x + i * c * 0.25, y + j * c * 0.25, 5, far === 1 ? inks.accent : pale);
            }
          }
        }
      }
    }
  }
  return out;
};

/** Leheriya: dye drawn through cloth rolled on the slant. */
export const wave: Field = (inks, chance, reach) => {
  const zigzag = pick(chance, [true, false]);
  const length = pick(chance, [2, 3, 4]);
  const period = (reach * 2) / length;
  const rise = period * pick(chance, [0.3, 0.42, 0.5]);
  const pitch = pick(chance, [30, 36, 44]);
  let one = '';
  let two = '';
  const line = (y: number, wide: number, colour: string) => {
    let d = '';
    const step = period / 24;
    for (let x = -reach; x <= reach + 0.1; x += step) {
      const phase = (((x + reach) / period) % 1) * 2;
      const lift = zigzag ? (phase < 1 ? phase : 2 - phase) : (1 - Math.cos(phase * Math.PI)) / 2;
      d += `${d ? 'L' : 'M'}${n(x)} ${n(y - lift * rise + jitter(chance, 1))}`;
    }
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(wide + jitter(chance, wide * 0.14))}" stroke-linejoin="round"/>`;
  };
  const order = [inks.main, inks.main, inks.accent, inks.main, inks.touch];
  let i = 0;
  for (let y = -reach - 10; y < reach + rise + 30; y += pitch, i++) {
    const colour = order[i % order.length] ?? inks.main;
    const heavy = i % 5 === 2;
    if (colour === inks.main) one += line(y, pitch * 0.34, colour);
    else two += line(y, pitch * (heavy ? 0.5 : 0.34), colour);
    if (heavy) one += line(y + pitch * 0.5, 3, inks.main) + line(y - pitch * 0.5, 3, inks.main);
  }
  return clipped(reach, misregistered(chance, one, two));
};
