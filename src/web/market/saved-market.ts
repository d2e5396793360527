import { send } from '#shared/send-request.ts';
import { call } from '../browser-api.ts';

/** The market that a visitor chose, as stored in the browser. */
export interface SavedMarket {
  /** Name in English. */
  country: string;
  country_code: string;
  currency: string;
}

const storageKey = 'karigari-place';

/** The saved market; undefined without one. */
export function loadMarket(): SavedMarket | undefined {
  try {
    const record = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return typeof record?.country_code === 'string' && typeof record.currency === 'string' ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the server gets the choice with each request, in a cookie that scripts cannot read. Rejects where
 * unreachable.
 */
export async function isMarketKnownToServer(): Promise<boolean> {
  const { answer, error } = await call('currency.getMarket');
  if (error) throw new Error(`the market is not known: ${error.code}`);
  return answer.data.place.chosen;
}

/**
 * Saves the market in a cookie, so that the server renders its prices, and in the browser. Rejects on
 * failure.
 */
export async function saveMarket(record: SavedMarket): Promise<void> {
  const body = new URLSearchParams({ country: record.country_code, currency: record.currency });
  const { error } = await send('/place', { method: 'POST', body, headers: { accept: 'application/json' } });
  if (error) throw new Error(`the market was not saved: ${error.code}`);
  try {
    localStorage.setItem(storageKey, JSON.stringify(record));
  } catch {
    // Without storage the cookie alone keeps it.
  }
}

const offerKey = 'karigari-place-offer';

/** Remembers that the visitor wants to see rupees, so that nothing is offered again. */
export function declineOffer(): void {
  try {
    localStorage.setItem(offerKey, 'declined');
  } catch {
    // Without storage it is asked again on the next visit.
  }
}

/** Whether the visitor has declined the guessed country's currency; true where nothing can be stored. */
export function hasDeclinedOffer(): boolean {
  try {
    return localStorage.getItem(offerKey) !== null;
  } catch {
    return true;
  }
}
