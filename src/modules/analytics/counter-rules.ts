import { redactText } from '#shared/redact.ts';
import type { AnalyticsEvent } from './contract.ts';

/** Longest words that are kept; what is longer is no search but a text. */
const maxTermLength = 60;
const maxTermWords = 6;

/** Normalizes a search term as it is counted; undefined where it is better not stored. */
export function normalizeTerm(term: string): string | undefined {
  const words = term.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > maxTermLength || words.split(' ').length > maxTermWords) return undefined;
  if (!/\p{L}/u.test(words)) return undefined;
  // Anything with a part that looks like an address, a number to call or a key is dropped whole.
  if (redactText(words) !== words || words.includes('@') || /\p{Nd}{6,}/u.test(words.replaceAll(/[\s().-]/g, ''))) return undefined;
  return words;
}

/** A search whose results led to a product: `subject` is the product. */
export interface SearchLead {
  kind: 'search-led';
  subject: string;
  word: string;
}
export type Countable = AnalyticsEvent | SearchLead;

export interface DailyCount {
  /** ISO 8601 date in India. */
  day: string;
  kind: Countable['kind'];
  subject: string;
  /** Words of the search, with `search-led`. */
  word?: string;
  count: number;
}

/** Different things counted between two writes: a flood of invented ones must not fill the memory. */
const maxKeys = 5_000;
/**
 * Search terms of one day that are written at all, by all processes together: a flood of invented ones
 * changes nothing.
 */
export const maxTermsPerDay = 1_000;
/** Pairs of a product and the words that led to it, of one day and process. */
const maxLeadsPerDay = 20_000;
/** Of either, those that one address may be the first to search for. */
export const maxTermsPerAddress = 30;
/** Visitors of words that a process remembers for a day; what comes after them is not counted. */
const maxVisits = 100_000;

/** Bounds the different words of a day, in all and by the address that brings them first. */
class Share {
  #known = new Set<string>();
  #bySender = new Map<string, number>();
  #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  admits(term: string, sender: string): boolean {
    if (this.#known.has(term)) return true;
    const count = this.#bySender.get(sender) ?? 0;
    if (count >= maxTermsPerAddress || this.#known.size >= this.#max) return false;
    this.#bySender.set(sender, count + 1);
    this.#known.add(term);
    return true;
  }
}

/** Creates the memory of a process for the words of one day. */
const beginDay = (day: string) => ({
  day,
  shares: { 'search-empty': new Share(maxTermsPerDay), 'search-led': new Share(maxLeadsPerDay) },
  visits: new Set<string>(),
});

/** Sums of what happened since they were last taken. */
export class Counter {
  #counts = new Map<string, DailyCount>();
  #today = beginDay('');

  /**
   * @param day ISO 8601 date in India
   * @param sender the address that it comes from, as limits count it; it is forgotten with the day
   */
  add(event: Countable, day: string, sender = ''): void {
    if (day !== this.#today.day) this.#today = beginDay(day);
    const { kind } = event;
    if (kind !== 'search-empty' && kind !== 'search-led') {
      this.#count({ day, kind, subject: event.subject });
      return;
    }
    const word = normalizeTerm(kind === 'search-led' ? event.word : event.subject);
    if (word === undefined) return;
    const counted = kind === 'search-led' ? { day, kind, subject: event.subject, word } : { day, kind, subject: word };
    if (this.#isFirstVisit(kind, Object.values(counted).join(' '), sender)) this.#count(counted);
  }

  #count(counted: Omit<DailyCount, 'count'>): void {
    const key = Object.values(counted).join(' ');
    const known = this.#counts.get(key);
    if (known) known.count++;
    else if (this.#counts.size < maxKeys) this.#counts.set(key, { ...counted, count: 1 });
  }

  /** Words count once a day for each address, so that a number of them is one of visitors. */
  #isFirstVisit(kind: 'search-empty' | 'search-led', term: string, sender: string): boolean {
    const { shares, visits } = this.#today;
    const visit = `${sender} ${term}`;
    if (visits.size >= maxVisits || visits.has(visit) || !shares[kind].admits(term, sender)) return false;
    visits.add(visit);
    return true;
  }

  /**
   * Returns the counts so far and starts again from zero. The order is the same on every node, so that their
   * writes never wait for each other in a ring.
   */
  take(): DailyCount[] {
    const taken = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    this.#counts = new Map();
    return taken;
  }
}
