import { useSyncExternalStore } from 'react';
import { notify, persistentStore } from '../storage/persistent-store.ts';

/** What the visitor said when asked whether analytics and error reports may run. */
export type Choice = 'accepted' | 'declined';

/** Raise it when what is asked for changes: everyone is then asked again. */
export const consentVersion = 1;

const key = 'karigari-consent';

interface Consent {
  /** Undefined: not asked yet. */
  choice: Choice | undefined;
  /** The question is on the screen: nobody has answered it yet, or somebody wants to answer anew. */
  asking: boolean;
}

function parse(text: string | null): Consent {
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: unknown; choice?: unknown } | null;
    const { version, choice } = stored ?? {};
    if (version === consentVersion && (choice === 'accepted' || choice === 'declined')) return { choice, asking: false };
  } catch {
    // Not written here: it counts as no answer.
  }
  return { choice: undefined, asking: true };
}

const store = persistentStore(key, parse);
/** Set while the question is on the screen once more, over this answer. */
let reopened: { over: Consent; consent: Consent } | undefined;

export function loadConsent(): Consent {
  const consent = store.load();
  return reopened?.over === consent ? reopened.consent : consent;
}

/** Remembers the answer in this browser; where it refuses storage the answer lives as long as the page. */
export function choose(choice: Choice): void {
  reopened = undefined;
  store.write(JSON.stringify({ version: consentVersion, choice, at: new Date().toISOString() }));
}

/** Asks again; what was chosen holds until there is a new answer, here or in another tab. */
export function reopenConsent(): void {
  const over = store.load();
  reopened = { over, consent: { ...over, asking: true } };
  notify(key);
}

const unknown: Consent = { choice: undefined, asking: false };

/** On the server, and until the browser has been asked, nothing is known and nothing is shown. */
export const useConsent = (): Consent => useSyncExternalStore(store.subscribe, loadConsent, () => unknown);
