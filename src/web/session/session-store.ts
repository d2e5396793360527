import { useSyncExternalStore } from 'react';
import type { User } from '#modules/accounts/contract.ts';

/** What the browser keeps of a session. The token is in a cookie that scripts cannot read. */
export interface SessionRecord {
  user: User;
  /** ISO 8601 UTC */
  expiresAt: string;
}

/** What the calls answer that sign in. */
export interface SignedIn {
  data: { user: User };
  expiresAt: string;
}

const key = 'karigari-auth';
const mark = /(?:^|;\s*)(__Host-)?karigari-signed-in=1/;

/** The last text read and what it meant: the same text gives the same record, as React's store contract wants. */
let known: { text: string | null; record: SessionRecord | null } | undefined;
/** Stands in where the browser refuses storage. */
let memory: string | null = null;
let storageWorks = true;
/** The server was asked who this is, in vain so far: nobody is logged out by that. */
let isAwaited = false;
let begun = false;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** Whether the server has given this browser a session. */
const isMarked = () => mark.test(document.cookie);

function readText(): string | null {
  if (!storageWorks) return memory;
  try {
    return localStorage.getItem(key);
  } catch {
    storageWorks = false;
    return memory;
  }
}

function write(record: SessionRecord | null): void {
  memory = record && JSON.stringify(record);
  if (storageWorks) {
    try {
      if (memory === null) localStorage.removeItem(key);
      else localStorage.setItem(key, memory);
    } catch {
      storageWorks = false;
    }
  }
  tell();
}

/** Whatever is stored, only a record that makes sense and has not run out comes out. */
export function parseRecord(text: string | null, now: number): SessionRecord | null {
  try {
    const stored = JSON.parse(text ?? 'null');
    const isWhole = typeof stored?.user?._id === 'string' && typeof stored.user.role === 'string';
    return isWhole && Date.parse(stored.expiresAt) > now ? { user: stored.user, expiresAt: stored.expiresAt } : null;
  } catch {
    return null;
  }
}

function current(): SessionRecord | null {
  const text = readText();
  if (!known || known.text !== text) known = { text, record: parseRecord(text, Date.now()) };
  return known.record;
}

/** The user as a signing in, a verification or the start of the page answered it. */
export function rememberSession({ user, expiresAt }: SessionRecord): void {
  isAwaited = false;
  write({ user, expiresAt });
}

/** The session is over: it ran out, it was ended, or the server does not know it. */
export function forgetSession(): void {
  isAwaited = false;
  const marked = mark.exec(document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and signing out cannot wait for it
  if (marked) document.cookie = `${marked[1] ?? ''}karigari-signed-in=; Path=/; Max-Age=0; SameSite=Lax${marked[1] ? '; Secure' : ''}`;
  write(null);
}

/** Asks the server who this is, after a change of the profile or the role too. Only a 401 ends the session here. */
export async function refreshSession(): Promise<void> {
  try {
    const response = await fetch('/api/v1/users/me');
    if (response.status === 401) forgetSession();
    if (!response.ok) return;
    const { data, expiresAt } = (await response.json()) as { data: { data: User }; expiresAt: string };
    rememberSession({ user: data.data, expiresAt });
  } catch {
    // Without a connection nothing is known that was not known before.
  }
}

/** Once for a page: a visitor causes no request, and a record that has run out, or whose session is gone, is dropped. */
function begin(): void {
  begun = true;
  if (!isMarked()) {
    if (readText() !== null) forgetSession();
    return;
  }
  isAwaited = current() === null;
  void refreshSession();
}

function subscribe(listener: () => void): () => void {
  // After the page was taken over, so that nothing on it changes in between.
  if (!begun) begin();
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

const snapshot = () => {
  // The mark goes with the session, even where no script heard of its end.
  if (!isMarked()) return null;
  return current()?.user ?? (begun && !isAwaited ? null : undefined);
};
const onServer = () => undefined;

/**
 * Who is signed in; null: nobody. Undefined where it is not known: on the server, for pages there are the same for everyone, and until
 * the server has been asked.
 */
export const useUser = (): User | null | undefined => useSyncExternalStore<User | null | undefined>(subscribe, snapshot, onServer);
