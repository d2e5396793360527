import { useSyncExternalStore } from 'react';
import { parseList, persistentStore, serializeList } from '../../storage/persistent-store.ts';

const maxTerms = 5;

const sameTerm = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Adds a term: most recent first, without duplicates in another case, at most five. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const added = term.trim().replace(/\s+/g, ' ');
  if (added === '') return terms;
  return [added, ...terms.filter((other) => !sameTerm(other, added))].slice(0, maxTerms);
}

/** Ignores stored values that are no texts. */
const store = persistentStore('karigari-recent-searches', (text) =>
  parseList(text)
    .filter((term) => typeof term === 'string')
    .reduceRight<readonly string[]>(withTerm, []),
);
const write = (terms: readonly string[]): void => store.write(serializeList(terms));

export const loadTerms = store.load;
export const saveTerm = (term: string): void => write(withTerm(loadTerms(), term));
export const removeTerm = (term: string): void => write(loadTerms().filter((other) => !sameTerm(other, term)));
export const clearTerms = (): void => write([]);

const onServer = () => undefined;

/** Recent searches of this browser, most recent first; undefined on the server. */
export function useRecentSearches(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(store.subscribe, loadTerms, onServer);
}
