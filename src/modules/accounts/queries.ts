import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { createBatcher, silentReadMs } from '#platform/database/batcher.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { anyRequester, type CodePurpose } from './code-rules.ts';
import type { User } from './contract.ts';
import { addresses, consents, devices, oneTimeCodes, recoveryCodes, sessions, signInWarnings, signups, users } from './tables.ts';

const sessionSql = (
  columns = '',
) => `select s.token_hash as "tokenHash", s.id, s.user_id as "userId", s.created_at as "createdAt", s.authenticated_at as "authenticatedAt",
      s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", u.role, u.totp_confirmed_at is not null as "secondFactor"${columns}
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any(array(select unnest($1::text[]))) and u.erased_at is null`;

const sessionStatement: Statement = { name: 'accounts.session', text: sessionSql() };

export interface SessionRow {
  tokenHash: string;
  id: string;
  userId: string;
  role: 'buyer' | 'seller' | 'admin';
  createdAt: Date;
  authenticatedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  secondFactor: boolean;
  /** JSON of the person as it is answered, where it was asked for. */
  profile?: string;
}

/** Sending a statement costs more than all else of the read: callers that come together share one. */
const batchedSessions = (statement: () => Statement) =>
  createBatcher(
    async (db: Connection, hashes: string[]) =>
      new Map((await db.run<SessionRow>(statement(), [hashes])).map((row) => [row.tokenHash, row])),
    silentReadMs,
  );
const sessionsOf = batchedSessions(() => sessionStatement);
const sessionsWithProfile = batchedSessions(() => sessionWithProfile);

/** The session of a token's digest, while it lasts. */
export async function readSession(db: Connection, tokenHash: string, now: Date, withProfile = false): Promise<SessionRow | undefined> {
  const session = (await (withProfile ? sessionsWithProfile : sessionsOf)(db, [tokenHash])).get(tokenHash);
  return session && session.expiresAt > now ? session : undefined;
}

export async function touchSession(db: Connection, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.orm.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Connection, tokenHash: string): Promise<void> {
  await db.orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Replaces the token of a session.
 * @returns false where the brought token was no longer valid
 */
export async function replaceToken(db: Connection, session: { id: string; from: string; to: string; at: Date }): Promise<boolean> {
  const replaced = await db.orm
    .update(sessions)
    .set({ tokenHash: session.to, authenticatedAt: session.at })
    .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.from)))
    .returning({ id: sessions.id });
  return replaced.length > 0;
}

/** Ends a user's sessions but the one to keep. @returns how many ended */
export async function deleteSessions(db: Connection, userId: string, keep?: string): Promise<number> {
  const ended = await db.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Keys of the accounts that have a session. */
export async function readSignedInUserIds(db: Connection): Promise<string[]> {
  const rows = await db.orm.selectDistinct({ userId: sessions.userId }).from(sessions);
  return rows.map((row) => row.userId);
}

export async function readSessions(db: Connection, userId: string, now: Date) {
  return db.orm
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      network: sessions.network,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** The account of an address. Erased ones have none. */
export async function readUserByEmail(db: Connection, email: string) {
  return (await db.orm.select().from(users).where(eq(users.email, email)))[0];
}

export async function readUser(db: Connection, id: string) {
  return (
    await db.orm
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.erasedAt)))
  )[0];
}

/** A person as it is answered, of `users u`. */
const personJson = `json_strip_nulls(json_build_object('_id', u.id, 'name', u.name, 'email', u.email, 'phone', coalesce(u.phone, ''), 'role', u.role,
    'emailVerified', u.email_verified_at is not null, 'language', u.language, 'addressesVersion', u.addresses_version,
    'twoFactor', u.totp_confirmed_at is not null,
    'photo', (select '/media/' || m.content_hash || '/' || m.widths[1] || '.webp' from media m where m.id = u.photo_id and m.state = 'ready'),
    'preferences', json_build_object('personalizedRecommendations', u.personalized_recommendations,
      'promotionalEmails', u.promotional_emails),
    'addresses', coalesce((select json_agg(json_strip_nulls(json_build_object('_id', a.id, 'label', a.label, 'details', a.details,
        'isDefault', a.is_default, 'version', a.version, 'name', a.name, 'phone', a.phone, 'line1', a.line1, 'line2', a.line2,
        'city', a.city, 'state', a.state, 'postalCode', a.postal_code, 'country', a.country)) order by a.position)
      from addresses a where a.user_id = u.id), '[]')))`;

const personStatement: Statement = {
  name: 'accounts.person',
  text: `select ${personJson} as person from users u where u.id = $1 and u.erased_at is null`,
};

/** A person with the addresses, in one question. */
export async function readPerson(db: Connection, id: string): Promise<User | undefined> {
  return (await db.run<{ person: User }>(personStatement, [id]))[0]?.person;
}

const sessionWithProfile: Statement = { name: 'accounts.session-with-profile', text: sessionSql(`, (${personJson})::text as profile`) };

/**
 * Locks a user's row until the transaction ends. All writes of personal data begin with it, so that nothing
 * is written about an erased account.
 */
export async function lockUser(db: Connection, id: string) {
  return (
    await db.orm
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.erasedAt)))
      .for('update')
  )[0];
}

/** The same by the address. */
export async function lockUserByEmail(db: Connection, email: string) {
  return (await db.orm.select().from(users).where(eq(users.email, email)).for('update'))[0];
}

export async function readAddresses(db: Connection, userId: string) {
  return db.orm.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.position));
}

/** Reads a sign-up by its id, or the latest one of an address. */
export async function readSignup(db: Connection, email: string, id?: string) {
  return (
    await db.orm
      .select()
      .from(signups)
      .where(and(eq(signups.email, email), id === undefined ? undefined : eq(signups.id, id)))
      .orderBy(desc(signups.createdAt))
      .limit(1)
  )[0];
}

/** The latest sign-up with this address that a code was sent for to this requester. */
export async function readSignupOfRequester(db: Connection, email: string, requester: string) {
  const [row] = await db.orm
    .select({ signup: signups })
    .from(oneTimeCodes)
    .innerJoin(signups, and(eq(signups.id, oneTimeCodes.subject), eq(signups.email, email)))
    .where(and(eq(oneTimeCodes.purpose, 'signup'), eq(oneTimeCodes.email, email), eq(oneTimeCodes.requester, requester)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1);
  return row?.signup;
}

/** Which code an entered one is compared with. */
export interface CodeScope {
  purpose: CodePurpose;
  email: string;
  /** Browser or account that requested the code. */
  requester: string;
}

/** The newest code within a scope, or one that any browser may enter. */
const newestCode = (db: Connection, { purpose, email, requester }: CodeScope) =>
  db.orm
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.email, email), inArray(oneTimeCodes.requester, [requester, anyRequester])),
    )
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1);

const isUsable = (now: Date) => and(gt(oneTimeCodes.attemptsLeft, 0), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now));

/** Uses one attempt of the newest valid code; undefined where there is none or no attempt is left. */
export async function consumeAttempt(db: Connection, scope: CodeScope, now: Date) {
  return (
    await db.orm
      .update(oneTimeCodes)
      .set({ attemptsLeft: sql`${oneTimeCodes.attemptsLeft} - 1` })
      .where(and(eq(oneTimeCodes.id, sql`(${newestCode(db, scope)})`), isUsable(now)))
      .returning({ id: oneTimeCodes.id, subject: oneTimeCodes.subject, codeHash: oneTimeCodes.codeHash })
  )[0];
}

/** Whether a code that was sent can still be entered. */
export async function hasLiveCode(db: Connection, scope: CodeScope, now: Date): Promise<boolean> {
  const live = await db.orm
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.id, sql`(${newestCode(db, scope)})`), isUsable(now)));
  return live.length > 0;
}

/** Does work inside a transaction and undoes what it wrote. */
export async function runAndRollBack(tx: Connection, work: () => Promise<unknown>): Promise<void> {
  await tx.execute('savepoint in_vain');
  await work();
  await tx.execute('rollback to savepoint in_vain');
}

/** Marks a code used; false where it was used already. */
export async function markCodeUsed(db: Connection, id: string, now: Date): Promise<boolean> {
  const taken = await db.orm
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return taken.length > 0;
}

/** Ends the codes of an account that were sent to an address. */
export async function deleteCodesByEmail(db: Connection, email: string): Promise<void> {
  await db.orm
    .delete(oneTimeCodes)
    .where(and(inArray(oneTimeCodes.purpose, ['signup', 'password', 'email']), eq(oneTimeCodes.email, email)));
}

/** Ends the codes about these things, such as orders. */
export async function deleteCodesBySubject(db: Connection, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await db.orm.delete(oneTimeCodes).where(inArray(oneTimeCodes.subject, [...subjects]));
}

/** Reads consents and withdrawals, the latest first. */
export async function readConsents(db: Connection, userId: string) {
  return db.orm.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.at), desc(consents.id));
}

/** Whether a write failed because another account has the address. */
export function isEmailTakenError(fault: unknown): boolean {
  const { code, constraint } = ((fault as Error | undefined)?.cause ?? fault ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'users_email_key';
}

/**
 * Finds the digest among these that is a known browser of the account; undefined
 * without one or without an account.
 */
export async function findDevice(db: Connection, email: string, deviceHashes: readonly string[]): Promise<string | undefined> {
  const [known] = await db.orm
    .select({ deviceHash: devices.deviceHash })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(users.email, email), inArray(devices.deviceHash, ['', ...deviceHashes])))
    .limit(1);
  return known?.deviceHash;
}

/** Notes that a browser is the owner's. @returns whether the account had others, but not this one */
export async function upsertDevice(db: Connection, userId: string, deviceHash: string, now: Date): Promise<boolean> {
  const known = await db.orm.select({ deviceHash: devices.deviceHash }).from(devices).where(eq(devices.userId, userId));
  await db.orm
    .insert(devices)
    .values({ userId, deviceHash, seenAt: now })
    .onConflictDoUpdate({ target: [devices.userId, devices.deviceHash], set: { seenAt: now } });
  return known.length > 0 && !known.some((device) => device.deviceHash === deviceHash);
}

/** Forgets every browser of an account. */
export async function deleteDevices(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(devices).where(eq(devices.userId, userId));
}

/** Whether a warning was sent to this address since a moment whose link still makes a browser known. */
export async function hasOpenWarning(db: Connection, email: string, since: Date): Promise<boolean> {
  const open = await db.orm
    .select({ id: signInWarnings.id })
    .from(signInWarnings)
    .innerJoin(users, eq(users.id, signInWarnings.userId))
    .where(and(eq(users.email, email), isNull(signInWarnings.browserTrustedAt), gt(signInWarnings.createdAt, since)))
    .limit(1);
  return open.length > 0;
}

/** Reads the user whom the token of a warning belongs to, used or not. */
export async function readWarnedUser(db: Connection, tokenHash: string): Promise<string | undefined> {
  return (await db.orm.select({ userId: signInWarnings.userId }).from(signInWarnings).where(eq(signInWarnings.tokenHash, tokenHash)))[0]
    ?.userId;
}

/** Uses one of the two things up that the token of a warning does; false where it is over or was used. */
export async function markWarningUsed(
  db: Connection,
  tokenHash: string,
  use: 'browserTrustedAt' | 'sessionsEndedAt',
  now: Date,
): Promise<boolean> {
  const taken = await db.orm
    .update(signInWarnings)
    .set({ [use]: now })
    .where(and(eq(signInWarnings.tokenHash, tokenHash), isNull(signInWarnings[use]), gt(signInWarnings.expiresAt, now)))
    .returning({ id: signInWarnings.id });
  return taken.length > 0;
}

/** Removes what ended or began before these moments. */
export async function deleteExpired(db: Connection, before: { sessions: Date; codes: Date; signups: Date; devices: Date }): Promise<void> {
  await db.orm.delete(sessions).where(lte(sessions.expiresAt, before.sessions));
  await db.orm.delete(oneTimeCodes).where(lte(oneTimeCodes.createdAt, before.codes));
  await db.orm.delete(signups).where(lte(signups.createdAt, before.signups));
  await db.orm.delete(devices).where(lte(devices.seenAt, before.devices));
  await db.orm.delete(signInWarnings).where(lte(signInWarnings.expiresAt, before.sessions));
}

/** Column values of an erased account's row. */
export const erasedAccount = (now: Date) => ({
  email: null,
  name: null,
  phone: null,
  passwordHash: null,
  emailVerifiedAt: null,
  totpSecret: null,
  totpConfirmedAt: null,
  totpStep: null,
  promotionalEmails: false,
  personalizedRecommendations: false,
  erasedAt: now,
});

/** Ends the links of the warnings that went to an account's mailbox. */
export async function deleteWarnings(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(signInWarnings).where(eq(signInWarnings.userId, userId));
}

/** Removes what hangs on a person and on the address: nothing of it has to be kept. */
export async function deleteUserData(db: Connection, userId: string, email: string): Promise<void> {
  for (const table of [addresses, sessions, devices, recoveryCodes, consents, signInWarnings])
    await db.orm.delete(table).where(eq(table.userId, userId));
  // One index each: with `or` the whole table would be read.
  await deleteCodesByEmail(db, email);
  await deleteCodesBySubject(db, [userId]);
  await db.orm.delete(signups).where(eq(signups.email, email));
}
