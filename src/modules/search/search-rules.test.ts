import { expect, test } from 'vitest';
import {
  allButOne,
  type CountedWord,
  editDistance,
  estimateMatches,
  expandTerm,
  foldText,
  hasWordsStartingWith,
  rankCorrections,
  respellQuery,
  toExpressions,
  tokenize,
  type VocabularyEntry,
} from './search-rules.ts';

const counted = (text: string, everything = 1): CountedWord => ({ word: text, everything, words: 1, title: 1 });
const word = (text: string, more: Partial<VocabularyEntry> = {}): VocabularyEntry => ({
  word: text,
  stem: null,
  known: true,
  isWord: more.known ?? true,
  everything: 1,
  words: 1,
  title: 1,
  beginnings: null,
  soundAlikes: [],
  ...more,
});
const term = (text: string, known: VocabularyEntry[], more: { isLast?: boolean; corrections?: CountedWord[]; synonyms?: string[] } = {}) =>
  expandTerm(text, { known: new Map(known.map((one) => [one.word, one])), synonyms: [], isLast: false, ...more });

test('words are letters, marks and digits of any script, folded, at most eight', () => {
  expect(tokenize("  Block-print, 'dohar' & सूती कपड़ा! ")).toEqual(['block', 'print', 'dohar', 'सूती', 'कपडा']);
  expect(tokenize('a b c d e f g h i j')).toHaveLength(8);
});

test('one form of a word whatever the accents, the dot below and the sign of the nasal', () => {
  expect(foldText('Café')).toBe('cafe');
  expect(foldText('साड़ी')).toBe(foldText('साडी'));
  expect(foldText('चूड़ियाँ')).toBe(foldText('चूडियां'));
});

test('nothing a visitor types becomes an operator of the query', () => {
  const terms = tokenize("silk' | !('x:*<->y) \\").map((text) => term(text, []));
  expect(toExpressions(terms, () => false).wide).toBe("'silk' & 'x' & 'y'");
  expect(tokenize(' !&|():* ')).toEqual([]);
});

test('a slip is one letter too many, too few, another, or two that changed places', () => {
  expect(editDistance('pashmena', 'pashmina', 2)).toBe(1);
  expect(editDistance('necklase', 'necklace', 2)).toBe(1);
  expect(editDistance('kurat', 'kurta', 2)).toBe(1);
  expect(editDistance('lether', 'leather', 2)).toBe(1);
  expect(editDistance('bicycle', 'brass', 2)).toBeGreaterThan(2);
});

test('a slip is put right by the nearest word, then the most common; a short word is taken as it is', () => {
  const candidates = [counted('pashmina', 3), counted('pashm', 90), counted('pashminas', 9)];
  expect(rankCorrections('pashmena', candidates)[0]?.word).toBe('pashmina');
  expect(rankCorrections('pot', [counted('pit', 5)])).toEqual([]);
});

test('the word itself, its stem and its synonyms are alternatives; a beginning only of the last word', () => {
  const known = [word('lamps', { stem: 'lamp', beginnings: { everything: 5, words: 5, title: 5 } }), word('diya')];
  expect(term('lamps', known, { synonyms: ['diya', 'unheard'] })).toMatchObject({
    exact: ["'lamps'", "'=lamp'"],
    wide: ["'lamps'", "'=lamp'", "'diya'"],
    isStrange: false,
  });
  expect(term('lamps', known, { isLast: true }).wide).toContain("'lamps':*");
});

test('the other script always counts, another spelling in the same one only for a word the shop does not have', () => {
  expect(term('diya', [word('diya', { soundAlikes: [counted('दीया'), counted('deya')] })]).wide).toEqual(["'diya'", "'दीया'"]);
  const strange = term('diyya', [word('diyya', { known: false, soundAlikes: [counted('दीया'), counted('diya')] })]);
  expect(strange.wide).toEqual(["'diyya'", "'दीया'", "'diya'"]);
  expect(strange.correction).toBe('diya');
});

test('a text is spelled as the shop spells it only where something was a slip', () => {
  expect(respellQuery([term('silk', [word('silk')]), term('sare', [], { corrections: [counted('saree')] })])).toBe('silk saree');
  expect(respellQuery([term('silk', [word('silk')])])).toBeUndefined();
});

test('two words may be filed as one', () => {
  const terms = [term('table', [word('table')]), term('cloth', [word('cloth')])];
  expect(toExpressions(terms, (joined) => joined === 'tablecloth').wide).toBe("('table' & 'cloth' | 'tablecloth')");
});

test('pieces that lack one of several words', () => {
  const terms = ['a', 'b', 'c'].map((text) => term(text, [word(text)]));
  expect(allButOne(terms).wide).toBe("('b' & 'c') | ('a' & 'c') | ('a' & 'b')");
});

test('words together are rarer than each, but more common than chance has it', () => {
  const half = { everything: 500, words: 100, title: 10 };
  expect(estimateMatches([half, half], 'everything', 1000)).toBeCloseTo(353.6, 1);
  expect(estimateMatches([half], 'title', 1000)).toBe(10);
});

test('a suggestion holds a word that begins like each typed one', () => {
  expect(hasWordsStartingWith(['aj', 'st'], 'Ajrakh stole')).toBe(true);
  expect(hasWordsStartingWith(['rakh'], 'Ajrakh stole')).toBe(false);
});
