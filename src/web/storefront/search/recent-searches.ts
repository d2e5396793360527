import { useSyncExternalStore } from 'react';
import { parseList, persistentStore, serializeList } from '../../storage/persistent-store.ts';

/** How many terms are kept. */
const maxTerms = 5;

const sameTerm = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Most recent first, each term once however it is written, at most five. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const wanted = term.trim().replace(/\s+/g, ' ');
  if (wanted === '') return terms;
  return [wanted, ...terms.filter((other) => !sameTerm(other, wanted))].slice(0, maxTerms);
}

/** Whatever is stored, only terms come out. */
const store = persistentStore('karigari-recent-searches', (text) =>
  parseList(text)
    .filter((term) => typeof term === 'string')
    .reduceRight<readonly string[]>(withTerm, []),
);
const write = (terms: readonly string[]): void => store.write(serializeList(terms));

/** The terms as they are stored now. */
export const loadTerms = store.load;
export const saveTerm = (term: string): void => write(withTerm(loadTerms(), term));
export const removeTerm = (term: string): void => write(loadTerms().filter((other) => !sameTerm(other, term)));
export const clearTerms = (): void => write([]);

const onServer = () => undefined;

/** What was searched for in this browser, most recent first; undefined on the server, which is not told. */
export function useRecentSearches(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(store.subscribe, loadTerms, onServer);
}
