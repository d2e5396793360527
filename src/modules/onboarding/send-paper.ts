import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { type AcceptedDocument, acceptDocument } from '#modules/media/accept-document.ts';
import { notify } from '#modules/notifications/notify.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { findGiRequirement, requireGiClaim } from './gi-claims.ts';
import { deletePaperFilesJob, storePaper, withStorage } from './paper-files.ts';
import { paperSentMail } from './paper-mail.ts';
import { insertPaper, readPapers, updatePaper } from './paper-queries.ts';
import { paperTransitions } from './paper-rules.ts';
import { listRequirements, type Requirement, readDetails } from './requirements.ts';

const day = 24 * 60 * 60;
const limits: Record<'tries' | 'bytes', RateLimit> = {
  tries: { name: 'papers tried by shop', max: 60, seconds: day },
  bytes: { name: 'bytes of papers by shop', max: 200 * 1024 * 1024, seconds: 30 * day },
};

/**
 * Finds a paper that the operator asks of a shop, or that proves its right to a GI mark.
 * @throws {DomainError} NOT_FOUND
 */
export async function requireDocumented(ctx: Context, sellerId: string, requirement: string): Promise<Requirement> {
  const { business } = await readDetails(ctx, sellerId);
  const asked = (await listRequirements(ctx, business.kind)).find(({ key }) => key === requirement);
  const found = asked ?? (await findGiRequirement(ctx, requirement));
  if (found?.family !== 'documented') throw new DomainError('NOT_FOUND');
  return found;
}

/** Records a change of a paper, by its requirement and never by its content. */
export const recordPaper = (tx: Context, sellerId: string, requirement: string, reason: string) =>
  tx.record({ kind: 'paper-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, after: { requirement }, reason });

/**
 * Takes the paper that the request carries for a requirement of the caller's shop. It takes the place of one
 * that waits or was sent back; one that is accepted counts until this one is. The right to send it is checked
 * before the file is read.
 * @throws {DomainError} NOT_FOUND for a requirement that is no paper, INVALID_INPUT for a GI mark of which
 * nothing is said, CONFLICT where the same file waits or
 * is accepted, WRONG_STATE for a closed shop, SERVICE_UNAVAILABLE where it cannot be stored,
 * TOO_MANY_REQUESTS and those of `acceptDocument`
 */
export async function sendPaper(ctx: Context, { requirement }: { requirement: string }): Promise<{ data: { paper: string } }> {
  const { sellerId, slug } = requireShop(ctx);
  await requireDocumented(ctx, sellerId, requirement);
  await requireGiClaim(ctx, sellerId, requirement);
  await consumeRateLimit(ctx, limits.tries, sellerId);
  return withStorage(ctx, () =>
    acceptDocument(ctx, (file) => ctx.transaction((tx) => keepPaper(tx, { sellerId, slug, requirement, file }))),
  );
}

async function keepPaper(
  tx: Context,
  { sellerId, slug, requirement, file }: { sellerId: string; slug: string; requirement: string; file: AcceptedDocument },
) {
  const { userId } = requireActor(tx);
  await lockPerson(tx, userId);
  const { sellerName } = await lockShop(tx, slug);
  const digest = tx.secrets.digest('shop-paper', `${sellerId}\n${file.sha256}`);
  const claim = await requireGiClaim(tx, sellerId, requirement);
  const before = await readPapers(tx.db, sellerId, requirement);
  if (before.some((each) => each.digest === digest && (each.state === 'sent' || each.state === 'accepted')))
    throw new DomainError('CONFLICT', { file: 'same' });
  await consumeRateLimit(tx, limits.bytes, sellerId, file.content.length);
  const now = tx.now();
  const over = before.filter(({ state }) => paperTransitions[state].send !== undefined);
  for (const { id } of over) await updatePaper(tx.db, id, { state: 'replaced', stateAt: now });
  const id = newId();
  const { type, content } = file;
  await insertPaper(tx.db, {
    id,
    sellerId,
    requirement,
    state: 'sent',
    type,
    bytes: content.length,
    digest,
    userId,
    sentAt: now,
    stateAt: now,
    claim,
  });
  if (over.length > 0) await tx.enqueue(deletePaperFilesJob, { ids: over.map((each) => each.id) });
  await notify(tx, { kind: 'operator', queue: 'support' }, paperSentMail({ id, slug, sellerName, requirement }));
  await recordPaper(tx, sellerId, requirement, 'sent');
  // Last: a crash between this and the commit leaves a file without a row, which the daily job removes.
  await storePaper(tx, id, content);
  return { data: { paper: id } };
}
