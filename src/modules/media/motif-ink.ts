/** Random numbers in [0, 1) that are the same for the same seed on every machine. */
export type Chance = () => number;

export function chanceFrom(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(chance: Chance, items: readonly [T, ...T[]]): T => items[Math.floor(chance() * items.length)] ?? items[0];
/** A number from `-reach` to `reach`. */
export const jitter = (chance: Chance, reach: number): number => (chance() * 2 - 1) * reach;
/** Half a pixel in a thousand is finer than any ink: short numbers keep the drawing small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

type Rgb = [number, number, number];
const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const channel = (value: number) => Math.round(Math.min(255, Math.max(0, value)));
const print = (rgb: Rgb) => `#${rgb.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`;

/** Perceived lightness from 0 to 1, near enough to sort inks by. */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return print([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** What a drawing is coloured with. */
export interface Inks {
  /** The cloth after dyeing: unbleached, or dyed through for prints that resist. */
  ground: string;
  /** Outlines and the larger shapes. */
  main: string;
  /** Fillings; another block, so it never sits exactly. */
  accent: string;
  /** The rarest touch. */
  touch: string;
  dyed: boolean;
}

const kora = '#efe6d4';

/**
 * Chooses the cloth and the inks. Colours too pale to print on unbleached cloth are printed on a dyed one instead.
 * @param dyed whether the maker of this motif prefers a dyed ground, from 0 to 1
 */
export function inksFrom(palette: readonly string[], dyed: number, chance: Chance): Inks {
  const colours = palette.filter((hex) => /^#[0-9a-f]{6}$/i.test(hex));
  const dark = colours.filter((hex) => lightness(hex) < 0.72);
  const pale = colours.filter((hex) => lightness(hex) >= 0.72);
  const first = dark.find((hex) => lightness(hex) < 0.6) ?? mix(dark[0] ?? colours[0] ?? '#8a7a62', '#3a2c1c', 0.4);
  const darkest = [...dark].sort((a, b) => lightness(a) - lightness(b))[0] ?? first;
  if (chance() < dyed && lightness(darkest) < 0.5) {
    const others = dark.filter((hex) => hex !== darkest && Math.abs(lightness(hex) - lightness(darkest)) > 0.1);
    const light = mix(pale[0] ?? kora, kora, 0.35);
    return {
      ground: mix(darkest, kora, 0.07),
      main: light,
      accent: others[0] ?? mix(darkest, light, 0.55),
      touch: others[1] ?? light,
      dyed: true,
    };
  }
  const [second = mix(first, kora, 0.42), third = mix(first, '#2a211a', 0.3)] = dark.filter((hex) => hex !== first);
  return { ground: mix(kora, pale[0] ?? kora, 0.35), main: first, accent: second, touch: third, dyed: false };
}
