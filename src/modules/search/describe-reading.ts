import { inLanguage } from '#shared/localized.ts';
import type { UnderstoodPart } from './contract.ts';
import type { FactLexicon } from './fact-lexicon.ts';
import type { FactWord } from './parse-query.ts';
import type { QueryReading, Understood } from './reading/read-query.ts';
import { remainingText } from './reading/token-rules.ts';

const typedLabel = (typed: string) => ({ en: typed });

function describePart(part: Understood, lexicon: FactLexicon): UnderstoodPart {
  const { rest } = part;
  switch (part.kind) {
    case 'price':
      return { kind: 'price', ...part.price, rest };
    case 'size': {
      const [first, ...others] = lexicon.facts.filter(({ id }) => part.size.facetIds.includes(id));
      return { kind: 'size', label: first && others.length === 0 ? first.label : typedLabel(part.typed), rest };
    }
    case 'without':
      return { kind: 'without', label: typedLabel(part.without.words.join(', ')), rest };
    case 'need':
      return { kind: 'need', label: part.need.label, rest };
    case 'flag':
      return { kind: part.flag, rest };
  }
}

/** Lists the understood parts of a text in its order, with the words that are a colour or a material. */
export function describeReading(reading: QueryReading, lexicon: FactLexicon, facts: readonly FactWord[]): UnderstoodPart[] {
  const words = facts.map(({ dimension, label, word }) => ({
    at: word.start,
    part: { kind: dimension, label: { ...label, en: inLanguage(label, 'en') }, rest: remainingText(reading.text, [{ ...word, text: '' }]) },
  }));
  const parts = reading.understood.map((part) => ({ at: part.start, part: describePart(part, lexicon) }));
  return [...parts, ...words].sort((one, other) => one.at - other.at).map(({ part }) => part);
}
