import { describe, expect, it } from 'vitest';
import {
  optionsOf,
  type SelectableVariant,
  selectableVariants,
  selectedVariant,
  selectOption,
  variantFromForm,
} from './variant-choice-rules.ts';

const size = (_id: string, name: string, stock: number) => ({ _id, sku: _id.toUpperCase(), size: name, stock, priceDelta: 0 });
const variants = selectableVariants([
  {
    color: 'indigo',
    colorName: { en: 'Indigo', hi: 'नील' },
    sizes: [size('i-s', 'S', 0), size('i-m', 'M', 4), size('i-l', 'L', 2)],
  },
  { color: 'madder', colorName: { en: 'Madder' }, sizes: [size('m-m', 'M', 0), size('m-xl', 'XL', 1)] },
]);
const variantOf = (id: string) => variants.find(({ _id }) => _id === id) as SelectableVariant;

describe('the selected variant', () => {
  it('is the one in the address', () => expect(selectedVariant(variants, 'm-xl')?._id).toBe('m-xl'));
  it('may be sold out when the address names it', () => expect(selectedVariant(variants, 'i-s')?._id).toBe('i-s'));
  it.each([null, '', 'nothing'])('is the first in stock for %j', (id) => expect(selectedVariant(variants, id)?._id).toBe('i-m'));
  it('is the first when everything is sold out', () => {
    expect(
      selectedVariant(
        variants.map((each) => ({ ...each, stock: 0 })),
        null,
      )?._id,
    ).toBe('i-s');
  });
  it('is undefined without variants', () => expect(selectedVariant([], 'x')).toBeUndefined());
});

describe('selecting an option', () => {
  it('keeps the other option where it exists, even sold out', () => {
    expect(selectOption(variants, variantOf('i-m'), 'color', 'madder')._id).toBe('m-m');
  });
  it('moves the other option to one in stock where the pair does not exist', () => {
    expect(selectOption(variants, variantOf('i-l'), 'color', 'madder')._id).toBe('m-xl');
    expect(selectOption(variants, variantOf('i-m'), 'size', 'XL')._id).toBe('m-xl');
  });
  it('keeps the selection for an unknown value', () => expect(selectOption(variants, variantOf('i-m'), 'size', '<b>')._id).toBe('i-m'));
});

describe('options', () => {
  it('lists each size once, in order, with its availability in the selected colour', () => {
    expect(
      optionsOf(variants, variantOf('i-m'), 'size').map(({ value, availability, selected }) => [value, availability, selected]),
    ).toEqual([
      ['S', 'sold-out', false],
      ['M', 'available', true],
      ['L', 'available', false],
      ['XL', 'not-made', false],
    ]);
  });
  it('lists colours by name with the variants they lead to', () => {
    expect(optionsOf(variants, variantOf('i-l'), 'color')).toMatchObject([
      { label: { en: 'Indigo', hi: 'नील' }, selected: true, availability: 'available', variantId: 'i-l' },
      { label: { en: 'Madder' }, selected: false, availability: 'not-made', variantId: 'm-xl' },
    ]);
  });
  it('has no colours where the product has none', () => {
    const plain = selectableVariants([{ sizes: [size('a', 'One size', 1)] }]);
    expect(optionsOf(plain, plain[0] as SelectableVariant, 'color')).toEqual([]);
  });
});

describe('a form without scripts', () => {
  const shown = 'i-l';
  it.each([
    ['nothing changed', 'indigo', 'L', 'i-l'],
    ['the size', 'indigo', 'M', 'i-m'],
    ['the colour, whose size is not made', 'madder', 'L', 'm-xl'],
    ['both', 'madder', 'M', 'm-m'],
    ['only a size that exists elsewhere', 'indigo', 'XL', 'm-xl'],
    ['rubbish', 'x', 'y', 'i-l'],
  ])('%s', (_, color, name, expected) => {
    expect(variantFromForm(variants, { variant: shown, color, size: name })?._id).toBe(expected);
  });
  it('works without a colour field', () => {
    expect(variantFromForm(variants, { variant: shown, color: null, size: 'M' })?._id).toBe('i-m');
  });
});
