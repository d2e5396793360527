import { type Entries, expandWords, lexemesOf, unquote, vowelVariants } from './expand-words.ts';
import { allButOne, allTerms, toExpressions } from './expressions.ts';
import type { FactLexicon } from './fact-lexicon.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { Choice } from './reading/needs.ts';
import { isUseWord } from './reading/read-needs.ts';
import type { QueryReading, QueryWord } from './reading/read-query.ts';
import { foldText, joinedPairs, type Preference, type TextCriteria } from './search-rules.ts';
import { synonymsOf } from './synonyms.ts';
import type { Term } from './term-rules.ts';

/** A word that is a material or a colour of the shop. */
export interface FactWord {
  dimension: 'material' | 'color';
  label: { en: string; hi?: string | undefined };
  facetIds: number[];
  word: QueryWord;
}

/** The same question without some of its words, for when it finds too little. */
export interface Relaxation {
  criteria: TextCriteria;
  terms: readonly Term[];
  /** Words that are left out; empty: one of several. */
  leftOut: string[];
  /** It is asked where nothing was found, not where little was. */
  isLast: boolean;
}

/** The kind of thing that a text names, without the colour, which none of the kind may have. */
export interface KindSearch extends Pick<Relaxation, 'criteria' | 'terms' | 'leftOut'> {
  /** Facet ids of the kind. */
  kind: readonly number[];
}

export interface ParsedQuery {
  criteria: TextCriteria;
  terms: Term[];
  relaxations: Relaxation[];
  /** Asked where no match is of the kind that the text names; its products come first. */
  ofKind?: KindSearch | undefined;
  /** Words that the shop does not know. */
  unknown: string[];
  facts: FactWord[];
  /** The text as the shop spells it, where a word was corrected. */
  didYouMean?: string | undefined;
}

const typedWords = ({ words }: QueryReading) => words.map(({ text }) => text);
const excludedWords = ({ understood }: QueryReading) =>
  understood.flatMap((part) => (part.kind === 'without' ? part.without.words.flatMap((words) => words.split(' ')) : []));
const titleWords = (choice: Choice) => (choice.titles === undefined ? [] : foldText(choice.titles).split(' '));

function lookupsFor(reading: QueryReading): string[] {
  const typed = typedWords(reading);
  const asked = [...excludedWords(reading), ...typed, ...joinedPairs(typed), ...typed.flatMap(vowelVariants)];
  return [...new Set([...asked, ...asked.flatMap(synonymsOf), ...(reading.need?.choices ?? []).flatMap(titleWords)])];
}

/** Every word that has to be looked up to parse this text. */
export const wordsToLookUp = (reading: QueryReading): string[] => lookupsFor(reading);

/** The text with corrected words in their place. */
function respell(reading: QueryReading, terms: readonly Term[]): string | undefined {
  let text = reading.text;
  for (const [position, word] of [...reading.words.entries()].reverse()) {
    const correction = terms[position]?.correction;
    if (correction !== undefined) text = text.slice(0, word.start) + correction + text.slice(word.end);
  }
  return terms.some(({ correction }) => correction !== undefined) ? text.trim() : undefined;
}

/** The material or colour that a word names: the last word of its label. */
function factOf(lexicon: FactLexicon, word: QueryWord, term: Term): FactWord | undefined {
  const lexemes = unquote(term.wholeWords);
  const isHead = (text: string | undefined) => {
    const last =
      text === undefined
        ? ''
        : (foldText(text)
            .match(/[\p{L}\p{M}\p{N}]+/gu)
            ?.at(-1) ?? '');
    return lexemes.includes(last) || (last.endsWith('s') && lexemes.includes(last.slice(0, -1)));
  };
  for (const dimension of ['color', 'material'] as const) {
    const named = lexicon.named(lexemes, [dimension]).filter(({ label }) => isHead(label.en) || isHead(label.hi));
    if (named.length === 0) continue;
    const only = named.length === 1 ? named[0]?.label : undefined;
    return { dimension, word, label: only ?? { en: word.text }, facetIds: named.map(({ id }) => id) };
  }
  return undefined;
}

const toPaise = (rupees: number | undefined) => (rupees === undefined ? undefined : rupees * 100);
const least = (...prices: (number | undefined)[]) => {
  const known = prices.filter((price) => price !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** Lists what a need chooses, the aptest first; among these, what sellers recommend for it. */
function preferencesOf({ need }: QueryReading, lexicon: FactLexicon, entries: Entries): Preference[] {
  const choices = (need?.choices ?? []).map((choice) => ({
    facets: lexicon.kindIds(choice.kinds?.split(' ') ?? []),
    title: lexemesOf(entries, titleWords(choice))
      .map((lexeme) => `'${lexeme}'`)
      .join(' | '),
    minPaise: toPaise(choice.minPrice ?? need?.minPrice),
    maxPaise: toPaise(least(choice.maxPrice, need?.maxPrice)),
  }));
  const docIds = need?.tag === undefined ? undefined : lexicon.tagged(need.tag);
  return choices[0] && docIds ? [{ ...choices[0], docIds }, ...choices] : choices;
}

/** The facets of what is not wanted: materials, techniques and colours, else the kind of thing. */
function excludedFacets(reading: QueryReading, lexicon: FactLexicon, entries: Entries): number[] {
  const ids = (words: string) => {
    const named = words.split(' ').map((word) => {
      const lexemes = [word, ...lexemesOf(entries, [word, ...synonymsOf(word)])];
      const facts = lexicon.named(lexemes, ['material', 'technique', 'color']);
      return facts.length > 0 ? facts : lexicon.named(lexemes, ['subcategory']);
    });
    const [first = [], ...others] = named;
    return first.filter((fact) => others.every((some) => some.includes(fact))).map(({ id }) => id);
  };
  const excluded = reading.understood.flatMap((part) => (part.kind === 'without' ? part.without.words : []));
  return [...new Set(excluded.flatMap(ids))];
}

/**
 * Makes an expression of what was read of a text.
 * @returns undefined where nothing stands for its words
 */
export async function parseQuery(index: SearchIndex, reading: QueryReading, lexicon: FactLexicon): Promise<ParsedQuery | undefined> {
  const typed = typedWords(reading);
  if (typed.length === 0 && reading.understood.length === 0) return undefined;
  const lookups = lookupsFor(reading);
  const entries: Entries = new Map();
  if (lookups.length > 0)
    for (const entry of await index.lookUpWords(lookups, [...excludedWords(reading), ...typed])) entries.set(entry.word, entry);
  const expanded = await expandWords(index, typed, entries, reading.isLiteral);
  const unknown = expanded.filter((term) => term.isUnknown).map((term) => term.word);
  // A text that is mostly unknown asks for what the shop does not have.
  const isGuessed = unknown.length > 0 && expanded.every((term) => term.isUnknown || term.correction !== undefined);
  if (isGuessed && !reading.need) return undefined;
  if (reading.isLiteral ? unknown.length > 0 : unknown.length > expanded.length - unknown.length && !reading.need) return undefined;
  // A bathroom towel is a towel, where no product has the room in its name or facts.
  const isRoom = (term: Term) => !reading.isLiteral && isUseWord(term.word) && term.title === 0 && term.keywords === 0;
  const known = expanded.filter((term) => !term.isUnknown);
  const terms = known.every(isRoom) ? known : known.filter((term) => !isRoom(term));
  const words = reading.words.filter((_, position) => terms.includes(expanded[position] as Term));

  const kindsOf = (term: Term) => {
    const lexemes = unquote(term.wholeWords);
    const named = lexicon.named(lexemes, ['subcategory', 'category']);
    // Of fabrics and of toys made of fabric, the first is named.
    const whole = named.filter(({ label }) => [label.en, label.hi ?? ''].some((name) => lexemes.includes(foldText(name))));
    return (whole.length > 0 ? whole : named).map(({ id }) => id);
  };
  const kindAt = terms.findLastIndex((term) => kindsOf(term).length > 0);
  const head = kindAt >= 0 ? kindAt : terms.length - 1;
  const joinedLexemes = (joined: string) =>
    !reading.isLiteral && (entries.get(joined)?.isIndexed === true || synonymsOf(joined).length > 0)
      ? lexemesOf(entries, [joined, ...synonymsOf(joined)]).map((lexeme) => `'${lexeme}'`)
      : [];
  const facts = words.map((word, position) =>
    position === head || reading.isLiteral ? undefined : factOf(lexicon, word, terms[position] as Term),
  );
  const required = (kept: readonly Term[]) => allTerms(kept.filter((term) => facts[terms.indexOf(term)] !== undefined));
  const needed = preferencesOf(reading, lexicon, entries);
  const named = kindAt >= 0 ? { facets: kindsOf(terms[kindAt] as Term), title: '' } : undefined;
  // A colour in the name of a workshop is none of the product's.
  const besides = facts.flatMap((fact) => fact?.facetIds ?? []);
  const preferences = !named ? needed : besides.length > 0 ? [{ ...named, besides }, named] : [named];
  const common = { excluded: excludedFacets(reading, lexicon, entries), preferences };
  const isPreferredOnly = kindAt < 0 && needed.length > 0;
  const criteriaOf = (kept: readonly Term[], headIndex: number): TextCriteria => ({
    ...toExpressions(kept, headIndex, joinedLexemes),
    required: required(kept),
    ...common,
    isPreferredOnly,
  });

  const relaxations: Relaxation[] = [];
  const relax = (kept: readonly Term[], isLast: boolean, more: Partial<TextCriteria> = {}) =>
    relaxations.push({
      terms: kept,
      isLast,
      criteria: { ...criteriaOf(kept, Math.max(0, kept.indexOf(terms[head] as Term))), ...more },
      leftOut: terms.filter((term) => !kept.includes(term)).map((term) => term.word),
    });
  const coloured = terms.filter((_, position) => facts[position]?.dimension === 'color');
  const others = terms.filter((term) => !coloured.includes(term));
  const ofKind = named &&
    coloured.length > 0 && {
      terms: others,
      criteria: { ...criteriaOf(others, others.indexOf(terms[head] as Term)), preferences: [named], isPreferredOnly: true },
      leftOut: coloured.map(({ word }) => word),
      kind: named.facets,
    };
  const without = (position: number) => terms.filter((_, index) => index !== position);
  if (isPreferredOnly && terms.length > 0) relax(terms, true, { isPreferredOnly: false });
  if (terms.length > 2)
    relaxations.push({
      terms,
      isLast: false,
      leftOut: [],
      criteria: { ...criteriaOf(terms, head), ...allButOne(terms, head), required: undefined },
    });
  const isOnePair = terms.length === 2 && joinedLexemes(`${terms[0]?.word}${terms[1]?.word}`).length > 0;
  if (terms.length === 2 && !isOnePair) relax(without(1 - head), false);
  if (terms.length > 2) relax([terms[head] as Term], true);
  if (terms.length > 1 && !isOnePair) relax(without(head), true);
  if (isPreferredOnly && terms.length > 0) relax([], true);
  return {
    terms,
    criteria: criteriaOf(terms, head),
    relaxations: reading.isLiteral ? [] : relaxations,
    ofKind: ofKind || undefined,
    unknown,
    facts: facts.filter((fact) => fact !== undefined),
    didYouMean: respell(reading, expanded),
  };
}
