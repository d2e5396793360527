import type { Consignment } from '#modules/orders/consignment.ts';

/** Weight and size of a packed parcel. */
export interface Measures {
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
}

/** Packing around the goods: as much on each side, and a tenth of the weight, at least so many grams. */
const paddingCm = 4;
const minPackingGrams = 100;

const centimetres = (mm: number) => Math.ceil(mm / 10) + paddingCm;

/**
 * Estimates weight and size of a parcel from what the catalogue knows of its goods, laid one on the other;
 * undefined where it does not know all of them.
 */
export function estimateMeasures(lines: Consignment['lines']): Measures | undefined {
  let [weight, height] = [0, 0];
  const sides: [number, number] = [0, 0];
  for (const { qty, weightGrams, dimensions } of lines) {
    const { lengthMm = dimensions?.diameterMm, widthMm = dimensions?.diameterMm ?? lengthMm, heightMm } = dimensions ?? {};
    if (!weightGrams || !lengthMm || !widthMm || !heightMm) return undefined;
    // The longest two lie flat.
    const [low = 0, wide = 0, long = 0] = [lengthMm, widthMm, heightMm].toSorted((a, b) => a - b);
    weight += weightGrams * qty;
    height += low * qty;
    sides[0] = Math.max(sides[0], long);
    sides[1] = Math.max(sides[1], wide);
  }
  if (lines.length === 0) return undefined;
  const packing = Math.max(minPackingGrams, Math.ceil(weight / 10));
  return {
    weightGrams: weight + packing,
    lengthCm: centimetres(sides[0]),
    breadthCm: centimetres(sides[1]),
    heightCm: centimetres(height),
  };
}
