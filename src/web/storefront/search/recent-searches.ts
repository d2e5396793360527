import { useSyncExternalStore } from 'react';
import { keptText, listText, parseList } from '../../kept-text.ts';

/** How many terms are kept. */
const most = 5;

const sameTerm = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Most recent first, each term once however it is written, at most five. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const wanted = term.trim().replace(/\s+/g, ' ');
  if (wanted === '') return terms;
  return [wanted, ...terms.filter((other) => !sameTerm(other, wanted))].slice(0, most);
}

/** Whatever is stored, only terms come out. */
const kept = keptText('karigari-recent-searches', (text) =>
  parseList(text)
    .filter((term) => typeof term === 'string')
    .reduceRight<readonly string[]>(withTerm, []),
);
const write = (terms: readonly string[]): void => kept.write(listText(terms));

/** The terms as they are stored now. */
export const loadTerms = kept.load;
export const saveTerm = (term: string): void => write(withTerm(loadTerms(), term));
export const removeTerm = (term: string): void => write(loadTerms().filter((other) => !sameTerm(other, term)));
export const clearTerms = (): void => write([]);

const onServer = () => undefined;

/** What was searched for in this browser, most recent first; undefined on the server, which is not told. */
export function useRecentSearches(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(kept.subscribe, loadTerms, onServer);
}
