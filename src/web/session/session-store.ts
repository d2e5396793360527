import { useSyncExternalStore } from 'react';
import type { User } from '#modules/accounts/contract.ts';
import { call } from '../browser-api.ts';
import { persistentStore } from '../storage/persistent-store.ts';

/** Fields of the user that the browser stores: name, role and flags, and nothing to reach the person by. */
const storedFields = ['_id', 'name', 'role', 'emailVerified', 'photo', 'twoFactor', 'preferences', 'addressesVersion'] as const;

/** The user as every page knows them. Pages that need e-mail, phone or addresses use `useMe`. */
export type SessionUser = Pick<User, (typeof storedFields)[number]>;

/** A session as the browser stores it. The token is in a cookie that scripts cannot read. */
interface SessionRecord {
  user: SessionUser;
  /** ISO 8601 UTC */
  expiresAt: string;
}

/** Answer of the endpoints that sign in. */
export interface SignInResult {
  data: { user: User };
  expiresAt: string;
}

/** Why the user ended the session of this browser on purpose. */
export type SessionEndReason = 'logout' | 'deletion';

const markerCookie = /(?:^|;\s*)(__Host-)?karigari-signed-in=1/;

/** The server has not yet answered who is signed in; that alone logs no user out. */
let isUserPending = false;
let isInitialized = false;
/** The full user of the server's last answer, held by the memory of this page alone. */
let fullUser: User | undefined;
/** Counts ends of sessions: an answer to a request from before an end is ignored. */
let endCount = 0;
/** A request to end the session is on its way. */
let isEnding = false;

/** Whether the server has given this browser a session. */
const hasMarkerCookie = () => markerCookie.test(document.cookie);

const toSessionUser = (user: Partial<User>): SessionUser =>
  Object.fromEntries(storedFields.flatMap((field) => (user[field] === undefined ? [] : [[field, user[field]]]))) as unknown as SessionUser;

/** Parses a stored record; null for one that is malformed or has expired. */
export function parseRecord(text: string | null, now: number): SessionRecord | null {
  try {
    const stored = JSON.parse(text ?? 'null');
    const { _id, role, preferences } = stored.user;
    const isWhole = typeof _id === 'string' && typeof role === 'string' && typeof preferences?.personalizedRecommendations === 'boolean';
    return isWhole && Date.parse(stored.expiresAt) > now ? { user: toSessionUser(stored.user), expiresAt: stored.expiresAt } : null;
  } catch {
    return null;
  }
}

/** A record that ran out, or makes no sense, is still something stored. */
const recordStore = persistentStore('karigari-auth', (text) => ({ text, record: parseRecord(text, Date.now()) }));
const writeRecord = (record: SessionRecord | null): void => recordStore.write(record && JSON.stringify(record));

/** Tells every tab why the session ended; removed at the next sign-in. */
const endReasonStore = persistentStore('karigari-session-end', (text): SessionEndReason | undefined =>
  text === 'logout' || text === 'deletion' ? text : undefined,
);

/** Id of the signed-in user. */
export const signedInId = (): string | undefined => recordStore.load().record?.user._id;

/** Saves the user that a sign-in, a verification or the start of the page answered. */
export function saveSession({ user, expiresAt }: { user: User; expiresAt: string }): void {
  isUserPending = false;
  fullUser = user;
  if (endReasonStore.load()) endReasonStore.write(null);
  writeRecord({ user: toSessionUser(user), expiresAt });
}

/** Clears the session after it expired or ended, or the server does not know it. */
export function clearSession(): void {
  isUserPending = false;
  endCount += 1;
  fullUser = undefined;
  const marked = markerCookie.exec(document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and signing out cannot wait for it
  if (marked) document.cookie = `${marked[1] ?? ''}karigari-signed-in=; Path=/; Max-Age=0; SameSite=Lax${marked[1] ? '; Secure' : ''}`;
  writeRecord(null);
}

/**
 * Ends the session on purpose. No page leads to the login form because of it, even if the server rejects
 * other requests meanwhile; once `request` has succeeded every tab leaves the private pages for the page that
 * `why` names.
 */
export async function endSession<Ended extends { error?: object | undefined }>(
  why: SessionEndReason,
  request: () => Promise<Ended>,
): Promise<Ended> {
  isEnding = true;
  const ended = await request().finally(() => {
    isEnding = false;
  });
  if (ended.error) {
    // Listeners that waited for the outcome read the record again.
    writeRecord(recordStore.load().record);
  } else {
    // The reason first: other tabs read it when they hear that the record is gone.
    endReasonStore.write(why);
    clearSession();
  }
  return ended;
}

/** An admin sets up an authenticator before anything else; until then the API takes little from them. */
export const hasToEnrol = ({ role, twoFactor }: SessionUser): boolean => role === 'admin' && !twoFactor;

/** State of a session according to the server; unknown if it cannot be reached. */
export type SessionState = 'alive' | 'ended' | 'unknown';

let pendingRefresh: Promise<SessionState> | undefined;

/**
 * Reads the signed-in user from the server, also after a change of profile or role. Only a 401 ends the
 * session.
 * @param beforeForgetting called when the session has ended, while the record is still there
 */
export function refreshSession(beforeForgetting: () => void = () => {}): Promise<SessionState> {
  const asked = fetchSession(beforeForgetting).finally(() => {
    if (pendingRefresh === asked) pendingRefresh = undefined;
  });
  pendingRefresh = asked;
  return asked;
}

async function fetchSession(beforeForgetting: () => void): Promise<SessionState> {
  const endsBefore = endCount;
  const before = recordStore.load().text;
  const { answer, error } = await call('accounts.getMe');
  if (error?.status === 401) {
    // A sign-in during the request: it carried a cookie that is no longer the browser's.
    if (recordStore.load().text !== before && recordStore.load().record) return fetchSession(beforeForgetting);
    beforeForgetting();
    clearSession();
    return 'ended';
  }
  // Without a connection the state stays as it was.
  if (!answer) return 'unknown';
  if (endCount !== endsBefore || !hasMarkerCookie()) return 'ended';
  saveSession({ user: answer.data.data, expiresAt: answer.expiresAt });
  return 'alive';
}

/** Refreshes the session, sharing a refresh that is under way. */
export const refreshSessionOnce = (): Promise<SessionState> => pendingRefresh ?? refreshSession();

/**
 * Starts the store once for a page. Visitors cause no request; a record without a live session is dropped.
 */
function initialize(): void {
  isInitialized = true;
  const { text, record } = recordStore.load();
  if (!hasMarkerCookie()) {
    if (text !== null) clearSession();
    return;
  }
  // Earlier versions stored the whole user.
  if (record && text !== JSON.stringify(record)) writeRecord(record);
  isUserPending = record === null;
  void refreshSession();
}

/** Calls `listener` when the session changes, here or in another tab. @returns a function that stops it */
export function subscribeToSession(listener: () => void): () => void {
  // After the page was taken over, so that nothing on it changes in between.
  if (!isInitialized) initialize();
  return recordStore.subscribe(listener);
}

const snapshot = () => {
  const user = recordStore.load().record?.user;
  // Runs on every rendering: a visitor's cookies, which are slow to read, are read once.
  if (!user && isInitialized && !isUserPending) return null;
  // The marker cookie goes with the session, even if no script heard of its end.
  return hasMarkerCookie() ? user : null;
};
const onServer = () => undefined;

/**
 * The signed-in user; null for a visitor. Undefined while unknown: on the server, where pages are the same
 * for everyone, and until the server has answered.
 */
export const useUser = (): SessionUser | null | undefined =>
  useSyncExternalStore<SessionUser | null | undefined>(subscribeToSession, snapshot, onServer);

/** The full user if this page has read them and no other tab changed them since. */
export function cachedUser(): User | undefined {
  const user = recordStore.load().record?.user;
  return user && fullUser?._id === user._id && fullUser.addressesVersion === user.addressesVersion ? fullUser : undefined;
}

const currentEndReason = (): SessionEndReason | 'pending' | undefined => (isEnding ? 'pending' : endReasonStore.load());

/** Why the session ended, if on purpose; `pending` while the request to end it is under way. */
export const useSessionEnd = (): SessionEndReason | 'pending' | undefined =>
  useSyncExternalStore(subscribeToSession, currentEndReason, onServer);
