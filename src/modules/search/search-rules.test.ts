import { expect, test } from 'vitest';
import { allButOne, toExpressions } from './expressions.ts';
import { type CountedWord, estimateMatches, foldText, hasWordsStartingWith, tokenize, type VocabularyEntry } from './search-rules.ts';
import { editDistance, rankCorrections } from './spelling-rules.ts';
import { expandTerm } from './term-rules.ts';

const counted = (text: string, fulltext = 1): CountedWord => ({ word: text, fulltext, keywords: 1, title: 1 });
const entry = (text: string, more: Partial<VocabularyEntry> = {}): VocabularyEntry => ({
  word: text,
  stem: null,
  isIndexed: true,
  isWord: more.isIndexed ?? true,
  fulltext: 1,
  keywords: 1,
  title: 1,
  completions: null,
  soundAlikes: [],
  ...more,
});
const term = (
  text: string,
  entries: VocabularyEntry[],
  more: { isLast?: boolean; corrections?: CountedWord[]; synonyms?: string[] } = {},
) => expandTerm(text, { entries: new Map(entries.map((one) => [one.word, one])), synonyms: [], isLast: false, ...more });

test('tokens are letters, marks and digits of any script, folded, at most eight', () => {
  expect(tokenize("  Block-print, 'dohar' & सूती कपड़ा! ")).toEqual(['block', 'print', 'dohar', 'सूती', 'कपडा']);
  expect(tokenize('a b c d e f g h i j')).toHaveLength(8);
});

test('folds accents, the dot below and the sign of the nasal', () => {
  expect(foldText('Café')).toBe('cafe');
  expect(foldText('साड़ी')).toBe(foldText('साडी'));
  expect(foldText('चूड़ियाँ')).toBe(foldText('चूडियां'));
});

test('nothing typed becomes an operator of an expression', () => {
  const terms = tokenize("silk' | !('x:*<->y) \\").map((text) => term(text, []));
  expect(toExpressions(terms, 2, () => []).expanded).toBe("'silk' & 'x' & 'y'");
  expect(tokenize(' !&|():* ')).toEqual([]);
});

test('edit distance counts letters added, left out, replaced and swapped', () => {
  expect(editDistance('pashmena', 'pashmina', 2)).toBe(1);
  expect(editDistance('necklase', 'necklace', 2)).toBe(1);
  expect(editDistance('kurat', 'kurta', 2)).toBe(1);
  expect(editDistance('lether', 'leather', 2)).toBe(1);
  expect(editDistance('bicycle', 'brass', 2)).toBeGreaterThan(2);
});

test('corrects to the nearest word, then the most common; leaves short words', () => {
  const candidates = [counted('pashmina', 3), counted('pashm', 90), counted('pashminas', 9)];
  expect(rankCorrections('pashmena', candidates)[0]?.word).toBe('pashmina');
  expect(rankCorrections('pot', [counted('pit', 5)])).toEqual([]);
});

test('expands a word to its stem and synonyms, the last one to completions', () => {
  const entries = [entry('lamps', { stem: 'lamp', completions: { fulltext: 5, keywords: 5, title: 5 } }), entry('diya')];
  expect(term('lamps', entries, { synonyms: ['diya', 'unheard'] })).toMatchObject({
    exact: ["'lamps'", "'=lamp'"],
    expanded: ["'lamps'", "'=lamp'", "'diya'"],
    isUnknown: false,
  });
  expect(term('lamps', entries, { isLast: true }).expanded).toContain("'lamps':*");
});

test('adds the same sound in the other script, in its own for unknown words only', () => {
  expect(term('diya', [entry('diya', { soundAlikes: [counted('दीया'), counted('deya')] })]).expanded).toEqual(["'diya'", "'दीया'"]);
  const unknown = term('diyya', [entry('diyya', { isIndexed: false, soundAlikes: [counted('दीया'), counted('diya')] })]);
  expect(unknown.expanded).toEqual(["'diyya'", "'दीया'", "'diya'"]);
  expect(unknown.correction).toBe('diya');
});

test('matches two words that are indexed as one', () => {
  const terms = [term('table', [entry('table')]), term('cloth', [entry('cloth')])];
  expect(toExpressions(terms, 1, (joined) => (joined === 'tablecloth' ? ["'tablecloth'", "'runner'"] : [])).expanded).toBe(
    "('table' & 'cloth' | ('tablecloth' | 'runner'))",
  );
});

test('builds an expression for products that lack one of the words, but not the kind of thing', () => {
  const terms = ['a', 'b', 'c'].map((text) => term(text, [entry(text)]));
  expect(allButOne(terms, 2).expanded).toBe("('b' & 'c') | ('a' & 'c')");
});

test('estimates words together between chance and the rarest', () => {
  const half = { fulltext: 500, keywords: 100, title: 10 };
  expect(estimateMatches([half, half], 'fulltext', 1000)).toBeCloseTo(353.6, 1);
  expect(estimateMatches([half], 'title', 1000)).toBe(10);
});

test('a suggestion has a word that begins with each typed one', () => {
  expect(hasWordsStartingWith(['aj', 'st'], 'Ajrakh stole')).toBe(true);
  expect(hasWordsStartingWith(['rakh'], 'Ajrakh stole')).toBe(false);
});

test('a finished word that has synonyms does not stand for longer words', () => {
  const completions = { fulltext: 9, keywords: 9, title: 9 };
  const entries = [entry('mat', { completions }), entry('dhurrie')];
  expect(term('mat', entries, { isLast: true, synonyms: ['dhurrie'] }).expanded).toEqual(["'mat'", "'dhurrie'"]);
  expect(term('mat', entries, { isLast: true }).expanded).toContain("'mat':*");
});

test('corrects two letters to a name, not to a word of descriptions', () => {
  const name = { word: 'terracotta', fulltext: 5, keywords: 5, title: 5 };
  expect(rankCorrections('teracota', [name])).toEqual([name]);
  expect(rankCorrections('teracota', [{ ...name, keywords: 0, title: 0 }])).toEqual([]);
});
