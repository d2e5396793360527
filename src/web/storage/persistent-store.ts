/** A text of this browser's storage and what it means. */
export interface PersistentStore<Meaning> {
  /** What is stored now. The same text gives the same object, as React's store contract wants. */
  load(): Meaning;
  /** null: nothing is stored any more. */
  write(text: string | null): void;
  /** Calls `listener` whenever the text changes, here or in another tab; gives back how to stop. */
  subscribe(listener: () => void): () => void;
}

interface Subscriber {
  keys: readonly string[];
  listener: () => void;
}
const subscribers = new Set<Subscriber>();

/** Calls those who follow a text; null: whatever they follow. */
export function notify(key: string | null): void {
  for (const { keys, listener } of [...subscribers]) if (key === null || keys.includes(key)) listener();
}

const onStorage = (event: StorageEvent) => notify(event.key);
/** A page that comes back from the browser's memory has missed what happened meanwhile. */
const onPageShow = () => notify(null);

/** Calls `listener` once for each change of one of these texts. The window is listened to once for all. */
export function subscribeToKeys(keys: readonly string[], listener: () => void): () => void {
  if (subscribers.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  const follower = { keys, listener };
  subscribers.add(follower);
  return () => {
    if (!subscribers.delete(follower) || subscribers.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** @param parse has to make sense of any text: others may have written it */
export function persistentStore<Meaning>(key: string, parse: (text: string | null) => Meaning): PersistentStore<Meaning> {
  let known: { text: string | null; meaning: Meaning } | undefined;
  /** Stands in where the browser refuses storage (private windows, full disks): the text then lives as long as the page. */
  let memory: string | null = null;
  let storageWorks = true;

  /** @returns undefined where the browser refuses */
  function inStorage<T>(use: () => T): T | undefined {
    if (!storageWorks) return undefined;
    try {
      return use();
    } catch {
      storageWorks = false;
      return undefined;
    }
  }

  return {
    load() {
      const stored = inStorage(() => localStorage.getItem(key));
      const text = stored === undefined ? memory : stored;
      if (!known || known.text !== text) known = { text, meaning: parse(text) };
      return known.meaning;
    },
    write(text) {
      memory = text;
      inStorage(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)));
      notify(key);
    },
    subscribe: (listener) => subscribeToKeys([key], listener),
  };
}

/** What a stored list holds; an empty one where the text is no list. */
export function parseList(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** An empty list leaves nothing behind. */
export const serializeList = (list: readonly unknown[]): string | null => (list.length > 0 ? JSON.stringify(list) : null);
