import { useSyncExternalStore } from 'react';

/** What the visitor said when asked whether analytics and error reports may run. */
export type Choice = 'accepted' | 'declined';

/** Raise it when what is asked for changes: everyone is then asked again. */
export const askedFor = 1;

const key = 'karigari-consent';

interface Consent {
  /** Undefined: not asked yet. */
  choice: Choice | undefined;
  /** The question is on the screen: nobody has answered it yet, or somebody wants to answer anew. */
  asking: boolean;
}

let consent: Consent | undefined;
const listeners = new Set<() => void>();

function read(): Choice | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as { version?: unknown; choice?: unknown } | null;
    return stored?.version === askedFor && (stored.choice === 'accepted' || stored.choice === 'declined') ? stored.choice : undefined;
  } catch {
    return undefined;
  }
}

function set(next: Consent): void {
  consent = next;
  for (const listener of [...listeners]) listener();
}

export function loadConsent(): Consent {
  if (!consent) {
    const choice = read();
    consent = { choice, asking: choice === undefined };
  }
  return consent;
}

/** Remembers the answer in this browser; where it refuses storage the answer lives as long as the page. */
export function choose(choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: askedFor, choice, at: new Date().toISOString() }));
  } catch {
    // A private window: the visitor is asked again next time.
  }
  set({ choice, asking: false });
}

/** Asks again; what was chosen holds until there is a new answer. */
export function askAgain(): void {
  set({ ...loadConsent(), asking: true });
}

function subscribe(listener: () => void): () => void {
  // An answer given in another tab counts here too.
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const choice = read();
    set({ choice, asking: choice === undefined });
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

const unknown: Consent = { choice: undefined, asking: false };

/** On the server, and until the browser has been asked, nothing is known and nothing is shown. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, loadConsent, () => unknown);
