import { useSyncExternalStore } from 'react';
import type { User } from '#modules/accounts/contract.ts';
import { keptText } from '../kept-text.ts';

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

const mark = /(?:^|;\s*)(__Host-)?karigari-signed-in=1/;

/** The server was asked who this is, in vain so far: nobody is logged out by that. */
let isAwaited = false;
let begun = false;

/** Whether the server has given this browser a session. */
const isMarked = () => mark.test(document.cookie);

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

/** A record that ran out, or makes no sense, is still something stored. */
const kept = keptText('karigari-auth', (text) => ({ isStored: text !== null, record: parseRecord(text, Date.now()) }));
const write = (record: SessionRecord | null): void => kept.write(record && JSON.stringify(record));

/** Whom the browser knows to be signed in, by its key. */
export const signedInId = (): string | undefined => kept.load().record?.user._id;

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

/** An admin sets up an authenticator before anything else; until then the API takes little from them. */
export const hasToEnrol = ({ role, twoFactor }: User): boolean => role === 'admin' && !twoFactor;

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
    if (kept.load().isStored) forgetSession();
    return;
  }
  isAwaited = kept.load().record === null;
  void refreshSession();
}

function subscribe(listener: () => void): () => void {
  // After the page was taken over, so that nothing on it changes in between.
  if (!begun) begin();
  return kept.subscribe(listener);
}

const snapshot = () => {
  const user = kept.load().record?.user;
  // Asked for on every rendering: a visitor's cookies, which are slow to read, are looked at once.
  if (!user && begun && !isAwaited) return null;
  // The mark goes with the session, even where no script heard of its end.
  return isMarked() ? user : null;
};
const onServer = () => undefined;

/**
 * Who is signed in; null: nobody. Undefined where it is not known: on the server, for pages there are the same for everyone, and until
 * the server has been asked.
 */
export const useUser = (): User | null | undefined => useSyncExternalStore<User | null | undefined>(subscribe, snapshot, onServer);
