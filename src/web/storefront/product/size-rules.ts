import type { Product } from '#modules/catalog/product-contract.ts';

/** Sizes in mm of a hand and of a standing person, the references of the drawing. */
const references = { hand: { wide: 85, high: 180 }, person: { wide: 450, high: 1650 } };
/** Products up to this size are drawn beside a hand. */
const maxBesideHandMm = 480;
/** In units of the drawing. */
const frame = { width: 320, height: 170, gap: 26 };

export interface SizeDrawing {
  referenceKind: keyof typeof references;
  round: boolean;
  /** Both stand on one line; in units of the drawing. */
  product: { width: number; height: number };
  reference: { width: number; height: number };
  width: number;
  height: number;
}

/**
 * Scales a product beside its reference; undefined where a dimension is missing. Dimensions in mm.
 * @param isWorn hangs from its shoulders, while what is flat otherwise lies on its longer side
 */
export function sizeDrawing({ lengthMm, widthMm, heightMm, diameterMm }: Product['dimensions'], isWorn = false): SizeDrawing | undefined {
  const flat = [lengthMm, widthMm].filter((mm) => mm !== undefined).sort((a, b) => b - a);
  if (isWorn) flat.reverse();
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
