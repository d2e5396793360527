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

export interface DailyCount {
  /** ISO 8601 date in UTC. */
  day: string;
  kind: AnalyticsEvent['kind'];
  subject: string;
  count: number;
}

/** Different things counted between two writes: a flood of invented ones must not fill the memory. */
const maxKeys = 5_000;
/**
 * Search terms of one day that are written at all, by all processes together: a flood of invented ones
 * changes nothing.
 */
export const maxTermsPerDay = 1_000;
/** Of them, those that one address may be the first to search for. */
export const maxTermsPerAddress = 30;

/** Sums of what happened since they were last taken. */
export class Counter {
  #counts = new Map<string, DailyCount>();
  #day = '';
  /** Search terms of the day, and the number of them that each address was the first to bring. */
  #terms = new Set<string>();
  #termsBySender = new Map<string, number>();

  /** @param who the address that it comes from, as limits count it; it is forgotten with the day */
  add({ kind, subject }: AnalyticsEvent, now: Date, sender = ''): void {
    const counted = kind === 'search-empty' ? normalizeTerm(subject) : subject;
    if (counted === undefined) return;
    const day = now.toISOString().slice(0, 10);
    if (kind === 'search-empty' && !this.#isWithinShare(counted, day, sender)) return;
    const key = `${day} ${kind} ${counted}`;
    const known = this.#counts.get(key);
    if (known) known.count++;
    else if (this.#counts.size < maxKeys) this.#counts.set(key, { day, kind, subject: counted, count: 1 });
  }

  #isWithinShare(term: string, day: string, sender: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#terms.clear();
      this.#termsBySender.clear();
    }
    if (this.#terms.has(term)) return true;
    const count = this.#termsBySender.get(sender) ?? 0;
    if (count >= maxTermsPerAddress || this.#terms.size >= maxTermsPerDay) return false;
    this.#termsBySender.set(sender, count + 1);
    this.#terms.add(term);
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
