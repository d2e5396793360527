/** A text of the browser's storage and its parsed value. */
export interface PersistentStore<Value> {
  /** The current value. The same text gives the same object, as `useSyncExternalStore` requires. */
  load(): Value;
  /** null removes the text. */
  write(text: string | null): void;
  /** Calls `listener` on every change, in this tab or another. @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

interface Subscriber {
  keys: readonly string[];
  listener: () => void;
}
const subscribers = new Set<Subscriber>();

/** Calls the subscribers of a key; null calls all. */
export function notify(key: string | null): void {
  for (const { keys, listener } of [...subscribers]) if (key === null || keys.includes(key)) listener();
}

const onStorage = (event: StorageEvent) => notify(event.key);
/** A page restored from the back/forward cache has missed changes. */
const onPageShow = () => notify(null);

/**
 * Calls `listener` once per change of one of these keys. All subscribers share one listener of the window.
 */
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

/** @param parse has to accept any text, because other scripts may have written it */
export function persistentStore<Value>(key: string, parse: (text: string | null) => Value): PersistentStore<Value> {
  let cached: { text: string | null; value: Value } | undefined;
  /**
   * Replaces the storage where the browser refuses it (private windows, full disks), for the life of the
   * page.
   */
  let memory: string | null = null;
  let storageWorks = true;

  /** @returns undefined where the browser refuses storage */
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
      if (!cached || cached.text !== text) cached = { text, value: parse(text) };
      return cached.value;
    },
    write(text) {
      memory = text;
      inStorage(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)));
      notify(key);
    },
    subscribe: (listener) => subscribeToKeys([key], listener),
  };
}

/** Parses a stored list; an empty one where the text is none. */
export function parseList(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Serializes a list; null, which removes the text, for an empty one. */
export const serializeList = (list: readonly unknown[]): string | null => (list.length > 0 ? JSON.stringify(list) : null);
