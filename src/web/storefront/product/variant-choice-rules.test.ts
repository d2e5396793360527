import { describe, expect, it } from 'vitest';
import { choiceFromForm, choiceIn, chosenVariant, optionsOf, selectableVariants, selectOption } from './variant-choice-rules.ts';

const size = (_id: string, name: string, stock: number) => ({ _id, sku: _id.toUpperCase(), size: name, stock, priceDelta: 0 });
const variants = selectableVariants([
  {
    color: 'indigo',
    colorName: { en: 'Indigo', hi: 'नील' },
    sizes: [size('i-s', 'S', 0), size('i-m', 'M', 4), size('i-l', 'L', 2)],
  },
  { color: 'madder', colorName: { en: 'Madder' }, sizes: [size('m-m', 'M', 0), size('m-xl', 'XL', 1)] },
]);
const choiceOf = (id: string) => choiceIn(variants, { variant: id, color: null });
const idOf = (choice: { color: string | undefined; size: string | undefined }) => chosenVariant(variants, choice)?._id;

describe('the choice in an address', () => {
  const open = { variant: null, color: null };
  it('is the variant that it names, even sold out', () => expect(choiceOf('i-s')).toEqual({ color: 'indigo', size: 'S' }));
  it.each([null, '', 'nothing'])('leaves the size open for %j', (variant) => {
    expect(choiceIn(variants, { variant, color: null })).toEqual({ color: 'indigo', size: undefined });
    expect(chosenVariant(variants, { color: 'indigo', size: undefined })).toBeUndefined();
  });
  it('keeps a colour that it names', () => {
    expect(choiceIn(variants, { variant: null, color: 'madder' })).toEqual({ color: 'madder', size: undefined });
  });
  it('is complete where there is one size, or nothing in stock', () => {
    const soldOut = variants.map((each) => ({ ...each, stock: 0 }));
    expect(choiceIn(soldOut, open)).toEqual({ color: 'indigo', size: 'S' });
    const single = selectableVariants([{ color: 'indigo', sizes: [size('a', 'One size', 1)] }]);
    expect(chosenVariant(single, choiceIn(single, open))?._id).toBe('a');
  });
  it('is empty without variants', () => expect(chosenVariant([], choiceIn([], open))).toBeUndefined());
});

describe('selecting an option', () => {
  it('keeps the other option where it exists, even sold out', () => {
    expect(idOf(selectOption(variants, choiceOf('i-m'), 'color', 'madder'))).toBe('m-m');
  });
  it('moves the other option to one in stock where the pair does not exist', () => {
    expect(idOf(selectOption(variants, choiceOf('i-l'), 'color', 'madder'))).toBe('m-xl');
    expect(idOf(selectOption(variants, choiceOf('i-m'), 'size', 'XL'))).toBe('m-xl');
  });
  it('keeps an open size open', () => {
    expect(selectOption(variants, choiceOf(''), 'color', 'madder')).toEqual({ color: 'madder', size: undefined });
    expect(idOf(selectOption(variants, choiceOf(''), 'size', 'L'))).toBe('i-l');
  });
  it('keeps the choice for an unknown value', () => expect(idOf(selectOption(variants, choiceOf('i-m'), 'size', '<b>'))).toBe('i-m'));
});

describe('options', () => {
  it('lists each size once, in order, with its availability in the selected colour', () => {
    expect(
      optionsOf(variants, choiceOf('i-m'), 'size').map(({ value, availability, selected }) => [value, availability, selected]),
    ).toEqual([
      ['S', 'sold-out', false],
      ['M', 'available', true],
      ['L', 'available', false],
      ['XL', 'not-made', false],
    ]);
  });
  it('lists colours by name', () => {
    expect(optionsOf(variants, choiceOf('i-l'), 'color')).toMatchObject([
      { label: { en: 'Indigo', hi: 'नील' }, selected: true, availability: 'available' },
      { label: { en: 'Madder' }, selected: false, availability: 'not-made' },
    ]);
  });
  it('lists a colour as available while the size is open', () => {
    expect(optionsOf(variants, choiceOf(''), 'color').map(({ availability }) => availability)).toEqual(['available', 'available']);
  });
  it('has no colours where the product has none', () => {
    const plain = selectableVariants([{ sizes: [size('a', 'One size', 1)] }]);
    expect(optionsOf(plain, choiceIn(plain, { variant: null, color: null }), 'color')).toEqual([]);
  });
});

describe('a form without scripts', () => {
  it.each([
    ['nothing changed', 'indigo', 'L', 'i-l'],
    ['the size', 'indigo', 'M', 'i-m'],
    ['the colour, whose size is not made', 'madder', 'L', 'm-xl'],
    ['both', 'madder', 'M', 'm-m'],
    ['only a size that exists elsewhere', 'indigo', 'XL', 'm-xl'],
    ['rubbish', 'x', 'y', 'i-l'],
  ])('%s', (_, color, name, expected) => {
    expect(idOf(choiceFromForm(variants, { variant: 'i-l', color, size: name }))).toBe(expected);
  });
  it('works without a colour field, and without a size', () => {
    expect(idOf(choiceFromForm(variants, { variant: 'i-l', color: null, size: 'M' }))).toBe('i-m');
    expect(choiceFromForm(variants, { variant: '', color: 'madder', size: null })).toEqual({ color: 'madder', size: undefined });
  });
});
