import type { Product } from '#modules/catalog/contract.ts';

/** A hand and somebody who stands, in mm: what a piece is drawn beside. */
const references = { hand: { wide: 85, high: 180 }, person: { wide: 450, high: 1650 } };
/** Pieces up to this size are drawn beside a hand. */
const maxBesideHandMm = 480;
/** The drawing's own units. */
const frame = { width: 320, height: 170, gap: 26 };

export interface SizeDrawing {
  referenceKind: keyof typeof references;
  round: boolean;
  /** Both stand on the same line; in units of the drawing. */
  product: { width: number; height: number };
  reference: { width: number; height: number };
  width: number;
  height: number;
}

/** A piece to scale beside something everybody knows; undefined where too little is known of it. Dimensions in mm. */
export function sizeDrawing({ lengthMm, widthMm, heightMm, diameterMm }: Product['dimensions']): SizeDrawing | undefined {
  const flat = [lengthMm, widthMm].filter((mm) => mm !== undefined).sort((a, b) => b - a);
  const across = heightMm === undefined ? (diameterMm ?? flat[0]) : (diameterMm ?? widthMm ?? lengthMm);
  const high = heightMm ?? diameterMm ?? flat[1];
  if (!across || !high) return undefined;
  const beside = Math.max(across, high) <= maxBesideHandMm ? 'hand' : 'person';
  const reference = references[beside];
  const scale = Math.min((frame.width - frame.gap) / (across + reference.wide), frame.height / Math.max(high, reference.high));
  const round = (mm: number) => Math.round(mm * scale * 10) / 10;
  return {
    referenceKind: beside,
    round: heightMm === undefined && diameterMm !== undefined,
    product: { width: round(across), height: round(high) },
    reference: { width: round(reference.wide), height: round(reference.high) },
    width: Math.ceil(round(across) + frame.gap + round(reference.wide)),
    height: Math.ceil(Math.max(round(high), round(reference.high))),
  };
}
