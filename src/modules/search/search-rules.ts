/** The title; that and the facts; that and the description. Each holds the one before. */
export type FieldScope = 'title' | 'words' | 'everything';
export type DocumentCounts = Record<FieldScope, number>;

/** A word of the shop with estimates of how many pieces have it. */
export interface CountedWord extends DocumentCounts {
  word: string;
}

/** What the shop knows of a word. */
export interface VocabularyEntry extends CountedWord {
  stem: string | null;
  /** The word or its stem is there. */
  known: boolean;
  /** The word itself is. */
  isWord: boolean;
  /** Of all words that begin like it, where that was asked. */
  beginnings: DocumentCounts | null;
  soundAlikes: CountedWord[];
}

/** One form of a word for both sides of a comparison, as search_fold in the database makes it. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[à-ÿāēīōūṅṇṭḍṣśṛ]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** The words of a text, folded, at most eight: letters, their marks and digits, in the order typed. */
export function tokenize(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 8);
}

/** `table cloth` may be filed as `tablecloth`. */
export function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

const isLatin = (word: string) => /^[a-z]/.test(word);

/**
 * How many letters are wrong: left out, too many, others, or two that changed places. Above `most` it stops counting.
 */
export function editDistance(typed: string, word: string, most: number): number {
  const a = [...typed];
  const b = [...word];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let last = b.map((_, index) => index).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    older = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** The words that `typed` was most likely meant to be, the likeliest first: the fewest slips, then the most common. */
export function rankCorrections(typed: string, candidates: readonly CountedWord[]): CountedWord[] {
  const length = [...typed].length;
  const most = length < 4 ? 0 : length < 6 ? 1 : 2;
  const near = candidates
    .map((candidate) => {
      const { word } = candidate;
      // What is still being typed may have a slip in its beginning.
      const whole = editDistance(typed, word, most);
      const begun = length > 4 ? editDistance(typed, [...word].slice(0, length).join(''), 1) + 0.5 : most + 1;
      return { candidate, distance: Math.min(whole, begun) };
    })
    .filter(({ distance }) => distance <= most);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance < least + 0.6)
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        other.candidate.everything - one.candidate.everything ||
        (one.candidate.word < other.candidate.word ? -1 : 1),
    )
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** A typed word with everything that stands for it. */
export interface Term extends DocumentCounts {
  word: string;
  /** Alternatives of a text-search expression: the word itself, and that with its other forms. */
  exact: string[];
  wide: string[];
  /** The same without what only begins like it. */
  whole: string[];
  /** The shop has neither the word nor anything for it. */
  isUnknown: boolean;
  /** How the shop spells what was probably meant. */
  correction?: string | undefined;
}

const lexemesOf = (word: VocabularyEntry) => [`'${word.word}'`, ...(word.stem ? [`'=${word.stem}'`] : [])];

/** Everything that stands for a typed word. `corrections` come from `correct`, for words that are strange otherwise. */
export function expandTerm(
  typed: string,
  options: {
    known: ReadonlyMap<string, VocabularyEntry>;
    synonyms: readonly string[];
    /** Of the synonyms those that are the same word. */
    spellings?: readonly string[];
    isLast: boolean;
    corrections?: readonly CountedWord[];
  },
): Term {
  const own = options.known.get(typed) ?? {
    word: typed,
    stem: null,
    known: false,
    isWord: false,
    everything: 0,
    words: 0,
    title: 0,
    beginnings: null,
    soundAlikes: [],
  };
  const begins = options.isLast && typed.length > 1 ? own.beginnings : null;
  const others = options.synonyms.map((word) => options.known.get(word)).filter((word) => word?.known === true) as VocabularyEntry[];
  // In its own script another spelling is a slip, and counts only where the word as typed is nothing.
  const isFound = own.known || others.length > 0;
  const alike = own.soundAlikes.filter(
    ({ word }) => isLatin(word) !== isLatin(typed) || (!own.isWord && others.length === 0 && begins === null),
  );
  const corrections = options.corrections ?? [];
  const counted = [...(own.known ? [own] : []), ...others, ...(begins ? [begins] : []), ...alike, ...corrections];
  const count = (level: FieldScope) => counted.reduce((sum, word) => sum + Number(word[level]), 0);
  const respelled = alike.find(({ word }) => isLatin(word) === isLatin(typed)) ?? corrections[0];
  const whole = [
    ...new Set([...lexemesOf(own), ...others.flatMap(lexemesOf), ...[...alike, ...corrections].map(({ word }) => `'${word}'`)]),
  ];
  return {
    word: typed,
    exact: [...lexemesOf(own), ...others.filter(({ word }) => options.spellings?.includes(word)).flatMap(lexemesOf)],
    wide: begins ? [...whole, `'${typed}':*`] : whole,
    whole,
    everything: count('everything'),
    words: count('words'),
    title: count('title'),
    isUnknown: !isFound && begins === null && alike.length === 0 && corrections.length === 0,
    correction: own.isWord || others.length > 0 || begins !== null ? undefined : respelled?.word,
  };
}

const anyOf = (alternatives: readonly string[]) => (alternatives.length > 1 ? `(${alternatives.join(' | ')})` : (alternatives[0] ?? ''));

/** Text-search expressions: every word or what stands for it, every word as typed, and the last word or what stands for it. */
export interface Expressions {
  wide: string;
  exact: string;
  head: string;
}

const headExpression = (terms: readonly Term[]) => anyOf(terms.at(-1)?.whole ?? []);

/** `isKnown` tells of two words written as one whether they are a word of the shop. */
export function toExpressions(terms: readonly Term[], isKnown: (word: string) => boolean): Expressions {
  const all = (of: 'wide' | 'exact') => {
    const parts: string[] = [];
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as Term;
      const next = terms[index + 1];
      const joined = next && `${term.word}${next.word}`;
      if (next && joined && isKnown(joined)) {
        parts.push(`(${anyOf(term[of])} & ${anyOf(next[of])} | '${joined}')`);
        index++;
      } else parts.push(anyOf(term[of]));
    }
    return parts.join(' & ');
  };
  return { wide: all('wide'), exact: all('exact'), head: headExpression(terms) };
}

/** The same for pieces that lack one of the words. */
export function allButOne(terms: readonly Term[]): Expressions {
  const but = (of: 'wide' | 'exact') =>
    terms
      .map(
        (_, missing) =>
          `(${terms
            .filter((__, index) => index !== missing)
            .map((term) => anyOf(term[of]))
            .join(' & ')})`,
      )
      .join(' | ');
  return { wide: but('wide'), exact: but('exact'), head: headExpression(terms) };
}

/**
 * About how many of `size` pieces have every term: between what chance would give and the rarest term's own number, for words of one
 * craft keep company.
 */
export function estimateMatches(terms: readonly DocumentCounts[], level: FieldScope, size: number): number {
  const byChance = terms.reduce((left, term) => left * Math.min(1, term[level] / Math.max(1, size)), size);
  const rarest = terms.reduce((least, term) => Math.min(least, term[level]), size);
  return Math.sqrt(byChance * rarest);
}

/** The text as the shop would spell it, where something was taken for a slip. */
export function respellQuery(terms: readonly Term[]): string | undefined {
  return terms.some((term) => term.correction !== undefined) ? terms.map((term) => term.correction ?? term.word).join(' ') : undefined;
}

/** A piece that was found. */
export interface ProductHit {
  id: string;
  pricePaise: number;
  /** Numbers of its facets. */
  facets: FacetIds;
}

/** Those of `all` from `from` up to `to`: a piece has a list of its own, or a part of that of all pieces. */
export interface FacetIds {
  all: ArrayLike<number>;
  from: number;
  to: number;
}

function parseHit(line: string): ProductHit {
  const [id = '', price, ...facets] = line.split(' ');
  return { id, pricePaise: Number(price), facets: { all: facets.map(Number), from: 0, to: facets.length } };
}

/** Reads pieces as the database tells them, a line each: hundreds of rows would cost several times as much. */
export function parseHits(lines: string | null): ProductHit[] {
  if (lines === null) return [];
  return lines.split('\n').map(parseHit);
}

/** A text-search expression: each word begins a word. */
export function prefixExpression(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** Whether each word begins a word of `text`. */
export function hasWordsStartingWith(words: readonly string[], text: string): boolean {
  const there = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => there.some((one) => one.startsWith(word)));
}
