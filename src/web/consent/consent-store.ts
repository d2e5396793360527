import { useSyncExternalStore } from 'react';
import { notify, persistentStore } from '../storage/persistent-store.ts';

/** The visitor's answer on analytics and error reports. */
export type Choice = 'accepted' | 'declined';

/** Increment it when the question changes, so that everyone is asked again. */
export const consentVersion = 1;

const key = 'karigari-consent';

interface Consent {
  /** Undefined before an answer. */
  choice: Choice | undefined;
  /** The banner is shown: before an answer, or reopened to change it. */
  asking: boolean;
}

function parse(text: string | null): Consent {
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: unknown; choice?: unknown } | null;
    const { version, choice } = stored ?? {};
    if (version === consentVersion && (choice === 'accepted' || choice === 'declined')) return { choice, asking: false };
  } catch {
    // A malformed record counts as no answer.
  }
  return { choice: undefined, asking: true };
}

const store = persistentStore(key, parse);
/** Set while the banner is reopened over an answer. */
let reopened: { over: Consent; consent: Consent } | undefined;

export function loadConsent(): Consent {
  const consent = store.load();
  return reopened?.over === consent ? reopened.consent : consent;
}

/** Stores the answer in the browser; without storage for the life of the page. */
export function choose(choice: Choice): void {
  reopened = undefined;
  store.write(JSON.stringify({ version: consentVersion, choice, at: new Date().toISOString() }));
}

/** Reopens the banner; the previous answer holds until a new one, in this tab or another. */
export function reopenConsent(): void {
  const over = store.load();
  reopened = { over, consent: { ...over, asking: true } };
  notify(key);
}

const unknown: Consent = { choice: undefined, asking: false };

/** The consent; on the server and during hydration unknown, with nothing shown. */
export const useConsent = (): Consent => useSyncExternalStore(store.subscribe, loadConsent, () => unknown);
