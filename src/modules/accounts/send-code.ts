import { randomInt } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { takeLimit } from '#platform/limits/take-limit.ts';
import { newId } from '#shared/id.ts';
import { type CodePurpose, codeLimits } from './code-rules.ts';
import { takeBack } from './queries.ts';
import { oneTimeCodes } from './tables.ts';

/** What is digested: a code for one purpose and one address is none for another. */
export const codeText = (id: string, purpose: CodePurpose, email: string, code: string) => [id, purpose, email, code].join('\n');

/**
 * Takes the pause and the daily number of sends of this address, the same whether it is known here or not.
 * Call it outside the transaction of the sending: what was taken stays taken.
 * @throws {Failure} TOO_MANY_REQUESTS with the seconds to wait
 */
export async function takeSend(ctx: Context, purpose: CodePurpose, email: string): Promise<void> {
  await takeLimit(ctx, { name: `code pause ${purpose}`, most: 1, seconds: codeLimits.pause }, email);
  await takeLimit(ctx, { name: `codes a day ${purpose}`, most: codeLimits.aDay, seconds: 24 * 60 * 60 }, email);
}

/** A new code for an address. Codes sent before it for the same purpose are over. @returns the six digits, for the mail alone */
export async function makeCode(ctx: Context, purpose: CodePurpose, email: string, subject: string): Promise<string> {
  const now = ctx.now();
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');
  const id = newId();
  await ctx.db.orm.insert(oneTimeCodes).values({
    id,
    purpose,
    email,
    subject,
    codeHash: ctx.secrets.digest('one-time code', codeText(id, purpose, email, code)),
    attemptsLeft: codeLimits.attempts,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLimits.life * 1000),
  });
  const person = purpose === 'password' || purpose === 'email' ? subject || undefined : undefined;
  await ctx.record({ kind: 'code-asked', outcome: 'success', person, email, reason: purpose, target: { kind: 'code', id } });
  return code;
}

/**
 * Does the same work for an address that is known to nobody and takes it back, so that the time does not tell it from another.
 * @param tx inside a transaction
 */
export async function inVain(tx: Context, work: () => Promise<unknown>): Promise<void> {
  await takeBack(tx.db, work);
}
