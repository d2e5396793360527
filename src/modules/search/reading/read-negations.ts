import { matchPhrase, phraseTable, type QueryToken, readSpans, type Span } from './token-rules.ts';

export interface NegationReading {
  /** Folded words of what is not wanted, each by itself. */
  words: string[];
}

const before = phraseTable([
  [
    true,
    'without, without any, not in, not of, not made of, not, no, non, minus, excluding, except, other than, sans, free of, free from, bina, binaa, bagair, बिना, बग़ैर, बिन',
  ],
]);
const after = phraseTable([
  [
    true,
    'ke bina, ka bina, ki bina, ke binaa, ke bagair, के बिना, का बिना, के बग़ैर, के बिन, रहित, rahit, नहीं, nahi, nahin, nahi chahiye, नहीं चाहिए, के अलावा, ke alawa, को छोड़कर',
  ],
]);
const free = phraseTable([[true, 'free']]);
/** Behind `free`: what costs nothing. */
const gratis = new Set(['shipping', 'delivery', 'size', 'gift', 'gifts', 'returns', 'return', 'home']);
const joiners = phraseTable([[true, 'or, nor, and, या, और, ya, aur']]);
const closers = phraseTable([[true, 'ke, ka, ki, के, का, की, वाला, वाली, वाले, wala, wali, wale']]);
/** Words that are no material, technique or colour. */
const smallWords = new Set('a an the any of in on for with to from ka ke ki का के की में और or and है hai'.split(' '));

const isWord = (token: QueryToken | undefined) =>
  token !== undefined && /^[\p{L}\p{M}]{2,}$/u.test(token.text) && !smallWords.has(token.text);

/**
 * Makes a reader of `without leather`, `बिना छपाई का`, `cushion bina wool ke`, `plastic free`.
 * @param isFact whether words, with blanks between, are a material, a technique or a colour of the shop
 */
export function negationReader(isFact: (words: string) => boolean): (tokens: readonly QueryToken[]) => Span<NegationReading>[] {
  const readThing = (tokens: readonly QueryToken[], at: number) => {
    if (!isWord(tokens[at])) return undefined;
    const one = tokens[at]?.text as string;
    const two = `${one} ${tokens[at + 1]?.text}`;
    return isWord(tokens[at + 1]) && isFact(two) ? { to: at + 2, words: [two] } : { to: at + 1, words: [one] };
  };
  const readAt = (tokens: readonly QueryToken[], at: number) => {
    const lead = matchPhrase(before, tokens, at);
    if (lead) {
      let begin = lead.to;
      while (smallWords.has(tokens[begin]?.text ?? '-')) begin++;
      const thing = readThing(tokens, begin);
      if (!thing) return undefined;
      let { to } = thing;
      const words = [...thing.words];
      const joiner = matchPhrase(joiners, tokens, to);
      const next = joiner && readThing(tokens, joiner.to);
      if (next?.words.every(isFact)) {
        words.push(...next.words);
        to = next.to;
      }
      return { to: matchPhrase(closers, tokens, to)?.to ?? to, value: { words } };
    }
    const thing = readThing(tokens, at);
    const end = thing && (matchPhrase(after, tokens, thing.to) ?? matchPhrase(free, tokens, thing.to));
    if (!thing || !end) return undefined;
    const isGratis = tokens[end.to - 1]?.text === 'free' && (gratis.has(tokens[end.to]?.text ?? '') || !thing.words.every(isFact));
    return isGratis ? undefined : { to: matchPhrase(closers, tokens, end.to)?.to ?? end.to, value: { words: thing.words } };
  };
  return (tokens) => readSpans(tokens, readAt);
}
