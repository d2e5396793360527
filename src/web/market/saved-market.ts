import { call } from '../browser-api.ts';

/** What a visitor chose, as the browser keeps it. */
export interface SavedMarket {
  /** In English. */
  country: string;
  country_code: string;
  currency: string;
}

const storageKey = 'karigari-place';

/** The choice that this browser remembers; undefined where there is none. */
export function loadMarket(): SavedMarket | undefined {
  try {
    const record = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return typeof record?.country_code === 'string' && typeof record.currency === 'string' ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server hears of a choice with each request: the cookie is out of reach of scripts. Rejects where it cannot be asked. */
export async function isMarketKnownToServer(): Promise<boolean> {
  const { answer, error } = await call('currency.getMarket');
  if (error) throw new Error(`the market is not known: ${error.code}`);
  return answer.data.place.chosen;
}

/** Tells the server, whose cookie makes it render the right prices at once, and remembers the choice. Rejects where that fails. */
export async function saveMarket(record: SavedMarket): Promise<void> {
  const body = new URLSearchParams({ country: record.country_code, currency: record.currency });
  const response = await fetch('/place', { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`the place was not kept: ${response.status}`);
  try {
    localStorage.setItem(storageKey, JSON.stringify(record));
  } catch {
    // Without storage the cookie alone remembers.
  }
}
