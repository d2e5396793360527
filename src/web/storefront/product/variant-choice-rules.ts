import type { Variant } from '#modules/catalog/contract.ts';
import type { Localized } from '#shared/localized.ts';

type SizeOfVariant = Variant['sizes'][number];

/** One unit of sale: a size in a colour. */
export interface SelectableVariant extends SizeOfVariant {
  color: string | undefined;
  colorName: Localized | undefined;
}

/**
 * `available`: in stock with the other selected option; `sold-out`: made with it, but out of stock;
 * `not-made`: does not exist with it, so that selecting it changes the other option.
 */
export type Availability = 'available' | 'sold-out' | 'not-made';

export interface Option {
  value: string;
  label: Localized;
  selected: boolean;
  availability: Availability;
  /** The variant that selecting this leads to. */
  variantId: string;
}

type Dimension = 'color' | 'size';

export function selectableVariants(variants: readonly Variant[]): SelectableVariant[] {
  return variants.flatMap(({ color, colorName, sizes }) => sizes.map((size) => ({ ...size, color, colorName })));
}

const firstAvailable = (variants: readonly SelectableVariant[]): SelectableVariant | undefined =>
  variants.find((variant) => variant.stock > 0) ?? variants[0];

/** The variant in the address, else the first in stock, else the first; undefined without variants. */
export function selectedVariant(variants: readonly SelectableVariant[], variantId: string | null): SelectableVariant | undefined {
  return variants.find((variant) => variant._id === variantId) ?? firstAvailable(variants);
}

/**
 * The variant that selecting `value` leads to: with the other option kept where it exists, else the first in
 * stock.
 */
export function selectOption(
  variants: readonly SelectableVariant[],
  selected: SelectableVariant,
  dimension: Dimension,
  value: string,
): SelectableVariant {
  const rest: Dimension = dimension === 'color' ? 'size' : 'color';
  const candidates = variants.filter((variant) => variant[dimension] === value);
  return candidates.find((variant) => variant[rest] === selected[rest]) ?? firstAvailable(candidates) ?? selected;
}

/** The distinct colours or sizes of a product in the seller's order. */
export function optionsOf(variants: readonly SelectableVariant[], selected: SelectableVariant, dimension: Dimension): Option[] {
  const rest: Dimension = dimension === 'color' ? 'size' : 'color';
  const options = new Map<string, Option>();
  for (const variant of variants) {
    const value = variant[dimension];
    if (value === undefined || options.has(value)) continue;
    const exact = variants.find((other) => other[dimension] === value && other[rest] === selected[rest]);
    options.set(value, {
      value,
      label: dimension === 'color' ? (variant.colorName ?? { en: value }) : { en: value },
      selected: selected[dimension] === value,
      availability: exact === undefined ? 'not-made' : exact.stock > 0 ? 'available' : 'sold-out',
      variantId: selectOption(variants, selected, dimension, value)._id,
    });
  }
  return [...options.values()];
}

/**
 * The variant that a form without scripts selects: the field that differs from the rendered variant is the
 * one that changed.
 */
export function variantFromForm(
  variants: readonly SelectableVariant[],
  form: { variant: string | null; color: string | null; size: string | null },
): SelectableVariant | undefined {
  const shown = selectedVariant(variants, form.variant);
  if (!shown) return undefined;
  const color = form.color ?? shown.color;
  const size = form.size ?? shown.size;
  const exact = variants.find((variant) => variant.color === color && variant.size === size);
  if (exact) return exact;
  return color !== undefined && color !== shown.color
    ? selectOption(variants, shown, 'color', color)
    : selectOption(variants, shown, 'size', size);
}
