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
const pieces = selectableVariants([
  {
    color: 'indigo',
    colorName: { en: 'Indigo', hi: 'नील' },
    sizes: [size('i-s', 'S', 0), size('i-m', 'M', 4), size('i-l', 'L', 2)],
  },
  { color: 'madder', colorName: { en: 'Madder' }, sizes: [size('m-m', 'M', 0), size('m-xl', 'XL', 1)] },
]);
const piece = (id: string) => pieces.find(({ _id }) => _id === id) as SelectableVariant;

describe('the chosen piece', () => {
  it('is the one in the address', () => expect(selectedVariant(pieces, 'm-xl')?._id).toBe('m-xl'));
  it('may be sold out when the address names it', () => expect(selectedVariant(pieces, 'i-s')?._id).toBe('i-s'));
  it.each([null, '', 'nothing'])('is the first in stock for %j', (id) => expect(selectedVariant(pieces, id)?._id).toBe('i-m'));
  it('is the first of all where everything is sold out', () => {
    expect(
      selectedVariant(
        pieces.map((each) => ({ ...each, stock: 0 })),
        null,
      )?._id,
    ).toBe('i-s');
  });
  it('is nothing where nothing is made', () => expect(selectedVariant([], 'x')).toBeUndefined());
});

describe('choosing', () => {
  it('keeps the rest where that is made, even sold out', () => {
    expect(selectOption(pieces, piece('i-m'), 'color', 'madder')._id).toBe('m-m');
  });
  it('moves the rest to what can be bought where the pair is not made', () => {
    expect(selectOption(pieces, piece('i-l'), 'color', 'madder')._id).toBe('m-xl');
    expect(selectOption(pieces, piece('i-m'), 'size', 'XL')._id).toBe('m-xl');
  });
  it('stays where the value does not exist', () => expect(selectOption(pieces, piece('i-m'), 'size', '<b>')._id).toBe('i-m'));
});

describe('options', () => {
  it('lists every size once, in order, with what is wrong with it beside the chosen colour', () => {
    expect(
      optionsOf(pieces, piece('i-m'), 'size').map(({ value, availability, selected: chosen }) => [value, availability, chosen]),
    ).toEqual([
      ['S', 'sold-out', false],
      ['M', 'available', true],
      ['L', 'available', false],
      ['XL', 'not-made', false],
    ]);
  });
  it('lists colours by their names and where they lead', () => {
    expect(optionsOf(pieces, piece('i-l'), 'color')).toMatchObject([
      { label: { en: 'Indigo', hi: 'नील' }, selected: true, availability: 'available', variantId: 'i-l' },
      { label: { en: 'Madder' }, selected: false, availability: 'not-made', variantId: 'm-xl' },
    ]);
  });
  it('has no colours where the product has none', () => {
    const plain = selectableVariants([{ sizes: [size('a', 'One size', 1)] }]);
    expect(optionsOf(plain, plain[0] as SelectableVariant, 'color')).toEqual([]);
  });
});

describe('a plain form', () => {
  const shown = 'i-l';
  it.each([
    ['nothing changed', 'indigo', 'L', 'i-l'],
    ['the size', 'indigo', 'M', 'i-m'],
    ['the colour, whose size is not made', 'madder', 'L', 'm-xl'],
    ['both', 'madder', 'M', 'm-m'],
    ['only a size that exists elsewhere', 'indigo', 'XL', 'm-xl'],
    ['rubbish', 'x', 'y', 'i-l'],
  ])('%s', (_, color, name, expected) => {
    expect(variantFromForm(pieces, { variant: shown, color, size: name })?._id).toBe(expected);
  });
  it('works without a colour field', () => {
    expect(variantFromForm(pieces, { variant: shown, color: null, size: 'M' })?._id).toBe('i-m');
  });
});
