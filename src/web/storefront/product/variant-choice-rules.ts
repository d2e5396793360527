import type { Variant } from '#modules/catalog/product-contract.ts';
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

/** The chosen colour and size; a dimension is undefined while it is open, or where the product has none. */
export interface Choice {
  color: string | undefined;
  size: string | undefined;
}

export interface Option {
  value: string;
  label: Localized;
  selected: boolean;
  availability: Availability;
}

type Dimension = 'color' | 'size';

export function selectableVariants(variants: readonly Variant[]): SelectableVariant[] {
  return variants.flatMap(({ color, colorName, sizes }) => sizes.map((size) => ({ ...size, color, colorName })));
}

const firstAvailable = (variants: readonly SelectableVariant[]): SelectableVariant | undefined =>
  variants.find((variant) => variant.stock > 0) ?? variants[0];

const isChosen = (variant: SelectableVariant, { color, size }: Choice) =>
  variant.color === color && (size === undefined || variant.size === size);

/** The variants that are left to choose from. */
export const candidatesOf = (variants: readonly SelectableVariant[], choice: Choice): SelectableVariant[] =>
  variants.filter((variant) => isChosen(variant, choice));

/** The chosen variant; undefined while a size is to be chosen. */
export const chosenVariant = (variants: readonly SelectableVariant[], choice: Choice): SelectableVariant | undefined =>
  choice.size === undefined ? undefined : variants.find((variant) => isChosen(variant, choice));

/**
 * Reads the choice in an address: a variant, else a colour. Without it the first colour in stock. A size is
 * never chosen for the visitor where there are several and one is in stock.
 */
export function choiceIn(variants: readonly SelectableVariant[], query: { variant: string | null; color: string | null }): Choice {
  const named = variants.find((variant) => variant._id === query.variant);
  if (named) return { color: named.color, size: named.size };
  const inColor = variants.filter((variant) => variant.color === (query.color ?? undefined));
  const first = firstAvailable(inColor.length > 0 ? inColor : variants);
  const isOpen = variants.some((variant) => variant.size !== first?.size) && variants.some((variant) => variant.stock > 0);
  return { color: first?.color, size: isOpen ? undefined : first?.size };
}

/**
 * Selects `value`: the other dimension stays as it is where the pair exists, else it becomes that of the
 * first in stock.
 */
export function selectOption(variants: readonly SelectableVariant[], choice: Choice, dimension: Dimension, value: string): Choice {
  const next = { ...choice, [dimension]: value };
  const candidates = variants.filter((variant) => variant[dimension] === value);
  if (candidates.some((variant) => isChosen(variant, next))) return next;
  const { color, size } = firstAvailable(candidates) ?? choice;
  return { color, size };
}

/** The distinct colours or sizes of a product in the seller's order. */
export function optionsOf(variants: readonly SelectableVariant[], choice: Choice, dimension: Dimension): Option[] {
  const options = new Map<string, Option>();
  for (const variant of variants) {
    const value = variant[dimension];
    if (value === undefined || options.has(value)) continue;
    const exact = candidatesOf(variants, { ...choice, [dimension]: value });
    options.set(value, {
      value,
      label: (dimension === 'color' ? variant.colorName : variant.sizeLabel) ?? { en: value },
      selected: choice[dimension] === value,
      availability: exact.length === 0 ? 'not-made' : exact.some(({ stock }) => stock > 0) ? 'available' : 'sold-out',
    });
  }
  return [...options.values()];
}

/**
 * Reads the choice of a form without scripts: the field that differs from the rendered choice is the one
 * that changed.
 */
export function choiceFromForm(
  variants: readonly SelectableVariant[],
  form: { variant: string | null; color: string | null; size: string | null },
): Choice {
  const shown = choiceIn(variants, { variant: form.variant, color: null });
  const choice = { color: form.color ?? shown.color, size: form.size ?? shown.size };
  if (candidatesOf(variants, choice).length > 0) return choice;
  return choice.color !== undefined && choice.color !== shown.color
    ? selectOption(variants, shown, 'color', choice.color)
    : selectOption(variants, shown, 'size', choice.size ?? '');
}

/** Writes a choice into a query: its variant, or its colour while the size is open. */
export function writeChoice(query: URLSearchParams, variants: readonly SelectableVariant[], choice: Choice): string {
  const variant = chosenVariant(variants, choice);
  query.delete('size');
  query.delete('color');
  if (variant) query.set('variant', variant._id);
  else query.delete('variant');
  if (!variant && choice.color !== undefined) query.set('color', choice.color);
  return query.size > 0 ? `?${query}` : '';
}
