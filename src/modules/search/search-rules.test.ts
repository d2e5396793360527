import { expect, test } from 'vitest';
import { orderMatches, prefixQuery, wordsOf } from './search-rules.ts';

test('words are letters, marks and digits of any script, at most eight', () => {
  expect(wordsOf("  Block-print, 'dohar' & सूती कपड़ा! ")).toEqual(['block', 'print', 'dohar', 'सूती', 'कपड़ा'.normalize('NFKC')]);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('nothing a visitor types becomes an operator of the query', () => {
  expect(prefixQuery("silk' | !('x:*<->y) \\")).toBe("'silk':* & 'x':* & 'y':*");
  expect(prefixQuery(' !&|():* ')).toBe('');
});

test('a plural finds the singular', () => {
  expect(prefixQuery('sarees')).toBe("'saree':*");
  expect(prefixQuery('dishes')).toBe("'dish':*");
  expect(prefixQuery('brass')).toBe("'brass':*");
});

test('near matches follow exact ones, and what is sold out follows both', () => {
  const match = (id: string, inStock: boolean) => ({ id, inStock });
  expect(orderMatches([match('a', true), match('b', false)], [match('c', true), match('a', true), match('d', false)])).toEqual([
    'a',
    'c',
    'b',
    'd',
  ]);
});
