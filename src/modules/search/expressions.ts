import type { Expressions } from './search-rules.ts';
import type { Term } from './term-rules.ts';

const anyOf = (alternatives: readonly string[]) => (alternatives.length > 1 ? `(${alternatives.join(' | ')})` : (alternatives[0] ?? ''));

const headExpression = (terms: readonly Term[], head: number) => anyOf(terms[head]?.wholeWords ?? []);

/**
 * @param head the index of the word that names the kind of thing
 * @param joinedLexemes lexemes that stand for two words written as one, if that is a word of the shop
 */
export function toExpressions(terms: readonly Term[], head: number, joinedLexemes: (word: string) => readonly string[]): Expressions {
  const allOf = (form: 'expanded' | 'exact') => {
    const operands: string[] = [];
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as Term;
      const next = terms[index + 1];
      const joined = next ? joinedLexemes(`${term.word}${next.word}`) : [];
      if (next && joined.length > 0) {
        const whole = form === 'exact' ? joined.slice(0, 1) : joined;
        operands.push(`(${anyOf(term[form])} & ${anyOf(next[form])} | ${anyOf(whole)})`);
        index++;
      } else operands.push(anyOf(term[form]));
    }
    return operands.join(' & ');
  };
  return { expanded: allOf('expanded'), exact: allOf('exact'), head: headExpression(terms, head) };
}

/** The expressions for products that lack one of the words, but not the one that names the kind of thing. */
export function allButOne(terms: readonly Term[], head: number): Expressions {
  const anyWithoutOne = (form: 'expanded' | 'exact') =>
    terms
      .flatMap((_, missing) =>
        missing === head
          ? []
          : `(${terms
              .filter((__, index) => index !== missing)
              .map((term) => anyOf(term[form]))
              .join(' & ')})`,
      )
      .join(' | ');
  return { expanded: anyWithoutOne('expanded'), exact: anyWithoutOne('exact'), head: headExpression(terms, head) };
}

/** All of these words, or what stands for them. */
export const allTerms = (terms: readonly Term[]): string => terms.map((term) => anyOf(term.expanded)).join(' & ');
