import { useSyncExternalStore } from 'react';
import type { User } from '#modules/accounts/contract.ts';
import { call } from '../browser-api.ts';
import { persistentStore } from '../storage/persistent-store.ts';

/** Fields of the user that the browser stores: name, role and flags, and nothing to reach the person by. */
const storedFields = ['_id', 'name', 'role', 'emailVerified', 'photo', 'twoFactor', 'preferences', 'addressesVersion'] as const;

/** The user as every page knows them. Pages that need e-mail, phone or addresses use `useMe`. */
export type SessionUser = Pick<User, (typeof storedFields)[number]>;

/** What the browser keeps of a session. The token is in a cookie that scripts cannot read. */
interface SessionRecord {
  user: SessionUser;
  /** ISO 8601 UTC */
  expiresAt: string;
}

/** What the calls answer that sign in. */
export interface SignInResult {
  data: { user: User };
  expiresAt: string;
}

/** Why somebody ended the session of this browser on purpose. */
export type SessionEndReason = 'logout' | 'deletion';

const markerCookie = /(?:^|;\s*)(__Host-)?karigari-signed-in=1/;

/** The server was asked who this is, in vain so far: nobody is logged out by that. */
let isUserPending = false;
let isInitialized = false;
/** The whole user as the server answered last; the memory of this page alone holds it. */
let fullUser: User | undefined;
/** Counts the ends of sessions: an answer that was asked for before one is worth nothing after it. */
let endCount = 0;
/** A request to end the session is on its way. */
let isEnding = false;

/** Whether the server has given this browser a session. */
const hasMarkerCookie = () => markerCookie.test(document.cookie);

const toSessionUser = (user: Partial<User>): SessionUser =>
  Object.fromEntries(storedFields.flatMap((field) => (user[field] === undefined ? [] : [[field, user[field]]]))) as unknown as SessionUser;

/** Whatever is stored, only a record that makes sense and has not run out comes out. */
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

/** Tells every tab why the session ended; it goes when somebody signs in. */
const endReasonStore = persistentStore('karigari-session-end', (text): SessionEndReason | undefined =>
  text === 'logout' || text === 'deletion' ? text : undefined,
);

/** Whom the browser knows to be signed in, by its key. */
export const signedInId = (): string | undefined => recordStore.load().record?.user._id;

/** The user as a signing in, a verification or the start of the page answered it. */
export function saveSession({ user, expiresAt }: { user: User; expiresAt: string }): void {
  isUserPending = false;
  fullUser = user;
  if (endReasonStore.load()) endReasonStore.write(null);
  writeRecord({ user: toSessionUser(user), expiresAt });
}

/** The session is over: it ran out, it was ended, or the server does not know it. */
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
 * Ends the session on purpose. From its first moment no page leads to the login form because of it, whatever else the server refuses
 * meanwhile; once `request` has succeeded every tab leaves the pages of this person for the place that belongs to `why`.
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
    // Whoever waited for the outcome looks again.
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

/** What the server says of a session: it is alive, it has ended, or the server cannot be asked. */
export type SessionState = 'alive' | 'ended' | 'unknown';

let pendingRefresh: Promise<SessionState> | undefined;

/**
 * Asks the server who this is, after a change of the profile or the role too. Only a 401 ends the session here.
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
    // Somebody signed in while the question was on its way: it was asked with a cookie that is no longer the browser's.
    if (recordStore.load().text !== before && recordStore.load().record) return fetchSession(beforeForgetting);
    beforeForgetting();
    clearSession();
    return 'ended';
  }
  // Without a connection nothing is known that was not known before.
  if (!answer) return 'unknown';
  if (endCount !== endsBefore || !hasMarkerCookie()) return 'ended';
  saveSession({ user: answer.data.data, expiresAt: answer.expiresAt });
  return 'alive';
}

/** Like `refreshSession`, without asking once more what is being asked already. */
export const refreshSessionOnce = (): Promise<SessionState> => pendingRefresh ?? refreshSession();

/** Once for a page: a visitor causes no request, and a record that has run out, or whose session is gone, is dropped. */
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

/** Calls `listener` when what is known of the session changes, here or in another tab; gives back how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  // After the page was taken over, so that nothing on it changes in between.
  if (!isInitialized) initialize();
  return recordStore.subscribe(listener);
}

const snapshot = () => {
  const user = recordStore.load().record?.user;
  // Asked for on every rendering: a visitor's cookies, which are slow to read, are looked at once.
  if (!user && isInitialized && !isUserPending) return null;
  // The mark goes with the session, even where no script heard of its end.
  return hasMarkerCookie() ? user : null;
};
const onServer = () => undefined;

/**
 * Who is signed in; null: nobody. Undefined where it is not known: on the server, for pages there are the same for everyone, and until
 * the server has been asked.
 */
export const useUser = (): SessionUser | null | undefined =>
  useSyncExternalStore<SessionUser | null | undefined>(subscribeToSession, snapshot, onServer);

/** The whole user where this page has heard of them, and nothing was changed in another tab since. */
export function cachedUser(): User | undefined {
  const user = recordStore.load().record?.user;
  return user && fullUser?._id === user._id && fullUser.addressesVersion === user.addressesVersion ? fullUser : undefined;
}

const currentEndReason = (): SessionEndReason | 'pending' | undefined => (isEnding ? 'pending' : endReasonStore.load());

/** Why the session ended, where that was on purpose; `pending` while the server is asked to end it. */
export const useSessionEnd = (): SessionEndReason | 'pending' | undefined =>
  useSyncExternalStore(subscribeToSession, currentEndReason, onServer);
