import { useSyncExternalStore } from 'react';

const key = 'karigari-recent-searches';
/** How many terms are kept. */
const most = 5;

/** The last text read and what it meant: the same text gives the same array, as React's store contract wants. */
let known: { text: string | null; terms: readonly string[] } | undefined;
/** Stands in where the browser refuses storage: the terms then live as long as the page. */
let memory: string | null = null;
let storageWorks = true;
const listeners = new Set<() => void>();

const sameTerm = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Most recent first, each term once however it is written, at most five. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const wanted = term.trim().replace(/\s+/g, ' ');
  if (wanted === '') return terms;
  return [wanted, ...terms.filter((other) => !sameTerm(other, wanted))].slice(0, most);
}

/** Whatever is stored, only terms come out. */
function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((term) => typeof term === 'string').reduceRight<readonly string[]>((terms, term) => withTerm(terms, term), []);
  } catch {
    return [];
  }
}

function readText(): string | null {
  if (!storageWorks) return memory;
  try {
    return localStorage.getItem(key);
  } catch {
    storageWorks = false;
    return memory;
  }
}

function write(terms: readonly string[]): void {
  memory = terms.length > 0 ? JSON.stringify(terms) : null;
  try {
    if (memory === null) localStorage.removeItem(key);
    else localStorage.setItem(key, memory);
  } catch {
    storageWorks = false;
  }
  for (const listener of [...listeners]) listener();
}

/** The terms as they are stored now. */
export function loadTerms(): readonly string[] {
  const text = readText();
  if (known?.text !== text || !known) known = { text, terms: parse(text) };
  return known.terms;
}

export const saveTerm = (term: string): void => write(withTerm(loadTerms(), term));
export const removeTerm = (term: string): void => write(loadTerms().filter((other) => !sameTerm(other, term)));
export const clearTerms = (): void => write([]);

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

const onServer = () => undefined;

/** What was searched for in this browser, most recent first; undefined on the server, which is not told. */
export function useRecentSearches(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(subscribe, loadTerms, onServer);
}
