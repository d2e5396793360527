import type { Variant } from '#modules/catalog/contract.ts';
import type { Localized } from '#shared/localized.ts';

type SizeOfVariant = Variant['sizes'][number];

/** One thing that can be bought: a size in a colour. */
export interface SelectableVariant extends SizeOfVariant {
  color: string | undefined;
  colorName: Localized | undefined;
}

/**
 * `available`: with the rest of the choice as it is, it can be bought; `sold-out`: it is made, but none is left;
 * `not-made`: it does not exist with the rest of the choice, so choosing it changes the rest.
 */
export type Availability = 'available' | 'sold-out' | 'not-made';

export interface Option {
  value: string;
  label: Localized;
  selected: boolean;
  availability: Availability;
  /** The variant that choosing this leads to. */
  variantId: string;
}

type Dimension = 'color' | 'size';

export function selectableVariants(variants: readonly Variant[]): SelectableVariant[] {
  return variants.flatMap(({ color, colorName, sizes }) => sizes.map((size) => ({ ...size, color, colorName })));
}

const firstAvailable = (pieces: readonly SelectableVariant[]): SelectableVariant | undefined =>
  pieces.find((piece) => piece.stock > 0) ?? pieces[0];

/** The piece that an address names, else the first that can be bought, else the first. Undefined where nothing is made. */
export function selectedVariant(pieces: readonly SelectableVariant[], variantId: string | null): SelectableVariant | undefined {
  return pieces.find((piece) => piece._id === variantId) ?? firstAvailable(pieces);
}

/** What choosing `value` leads to: the rest of the choice stays where such a piece is made, else it follows. */
export function selectOption(
  pieces: readonly SelectableVariant[],
  chosen: SelectableVariant,
  dimension: Dimension,
  value: string,
): SelectableVariant {
  const rest: Dimension = dimension === 'color' ? 'size' : 'color';
  const candidates = pieces.filter((piece) => piece[dimension] === value);
  return candidates.find((piece) => piece[rest] === chosen[rest]) ?? firstAvailable(candidates) ?? chosen;
}

/** Every colour or every size of a product, once, in the seller's order. */
export function optionsOf(pieces: readonly SelectableVariant[], chosen: SelectableVariant, dimension: Dimension): Option[] {
  const rest: Dimension = dimension === 'color' ? 'size' : 'color';
  const options = new Map<string, Option>();
  for (const piece of pieces) {
    const value = piece[dimension];
    if (value === undefined || options.has(value)) continue;
    const exact = pieces.find((other) => other[dimension] === value && other[rest] === chosen[rest]);
    options.set(value, {
      value,
      label: dimension === 'color' ? (piece.colorName ?? { en: value }) : { en: value },
      selected: chosen[dimension] === value,
      availability: exact === undefined ? 'not-made' : exact.stock > 0 ? 'available' : 'sold-out',
      variantId: selectOption(pieces, chosen, dimension, value)._id,
    });
  }
  return [...options.values()];
}

/** The choice that a plain form sends: what differs from the piece it was shown with is what the visitor changed. */
export function variantFromForm(
  pieces: readonly SelectableVariant[],
  form: { variant: string | null; color: string | null; size: string | null },
): SelectableVariant | undefined {
  const shown = selectedVariant(pieces, form.variant);
  if (!shown) return undefined;
  const color = form.color ?? shown.color;
  const size = form.size ?? shown.size;
  const exact = pieces.find((piece) => piece.color === color && piece.size === size);
  if (exact) return exact;
  return color !== undefined && color !== shown.color
    ? selectOption(pieces, shown, 'color', color)
    : selectOption(pieces, shown, 'size', size);
}
