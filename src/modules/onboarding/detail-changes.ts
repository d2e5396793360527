import { refreshSellabilityJob } from '#modules/catalog/refresh-sellability.ts';
import { refreshShopListingsJob } from '#modules/catalog/refresh-shop-listings.ts';
import { sweepCopiesLater } from '#modules/media/publish-picture.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import type { DetailStep } from '#shared/detail-steps.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { endDetailChange, readDetailChange, readWaitingDetailChanges, updateDetailChange } from './detail-change-queries.ts';
import { detailChangeTransitions } from './detail-change-rules.ts';
import { writeShownFields } from './detail-forms.ts';
import { detailChangeMail } from './detail-mail.ts';
import type { DeskDetailChange } from './details-contract.ts';
import { mediaOf, nameOfMaker, readShownMaker, writeShownMaker } from './maker-fields.ts';
import { recordDetails } from './save-details.ts';
import { readShownDetails } from './shown-details.ts';
import { standardWords } from './standard-words.ts';

/** Changes in one answer. */
const pageSize = 200;

/**
 * Takes back the change of a form of the caller's shop that waits or was sent back.
 * @throws {DomainError} NOT_FOUND
 */
export async function withdrawDetailChange(ctx: Context, { step }: { step: DetailStep }): Promise<{ status: 'success' }> {
  const { sellerId, slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    await lockShop(tx, slug);
    if (!(await endDetailChange(tx.db, sellerId, { step }, 'withdrawn', tx.now()))) throw new DomainError('NOT_FOUND');
    await recordDetails(tx, sellerId, `${step} withdrawn`);
  });
  return { status: 'success' };
}

type Changes = Promise<{ data: { changes: DeskDetailChange[] } }>;

/** Lists changes of shops that wait, the longest waiting first, with the fields that differ. */
export async function listDetailChanges(ctx: Context): Changes {
  const rows = await readWaitingDetailChanges(ctx.db, pageSize);
  const changes: DeskDetailChange[] = [];
  for (const { id, sellerId, slug, step, subject, fields, sentAt } of rows) {
    const before: Readonly<Record<string, string>> =
      step === 'maker' ? await readShownMaker(ctx, sellerId, subject) : (await readShownDetails(ctx, sellerId))[step];
    const differing = Object.keys({ ...fields, ...before }).filter((name) => before[name] !== fields[name]);
    const shown = differing.map((name) => ({ name, before: before[name] ?? '', after: fields[name] ?? '' }));
    changes.push({ _id: id, shop: slug, step, sentAt: sentAt.toISOString(), fields: shown });
  }
  return { data: { changes } };
}

/** A decision of the operator about a change. */
export interface DetailDecision {
  change: string;
  decision: 'accept' | 'send-back';
  /** Needed where it is sent back. */
  note?: Localized | undefined;
}

/**
 * Makes a change count, or sends it back with the words of the operator. The owners are told.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT without words, or where it no longer fits
 */
export async function decideDetailChange(ctx: Context, { change, decision, note }: DetailDecision): Changes {
  if (decision === 'send-back' && !note) throw new DomainError('INVALID_INPUT', { note: 'missing' });
  const seen = await readDetailChange(ctx.db, change);
  const slug = seen && (await findShop(ctx, seen.sellerId))?.slug;
  if (slug === undefined) throw new DomainError('NOT_FOUND');
  if (seen?.step === 'maker' && decision === 'accept') await sweepCopiesLater(ctx, mediaOf(seen.fields));
  await ctx.transaction(async (tx) => {
    const { id: sellerId } = await lockShop(tx, slug);
    // Read again with the shop held.
    const found = await readDetailChange(tx.db, change);
    const to = found && detailChangeTransitions[found.state][decision];
    if (!found || to === undefined) throw new DomainError('WRONG_STATE', { state: found?.state ?? '' });
    const { step, subject, fields } = found;
    const isAccepted = decision === 'accept';
    if (isAccepted && step === 'maker') await writeShownMaker(tx, { sellerId, id: subject, fields });
    else if (isAccepted && step !== 'maker') await writeShownFields(tx, { step, sellerId, slug, fields });
    const stateAt = tx.now();
    await updateDetailChange(tx.db, change, isAccepted ? { state: to, stateAt, fields: {} } : { state: to, stateAt, note: note ?? null });
    if (isAccepted && (step === 'names' || step === 'tax' || step === 'export')) await tx.enqueue(refreshSellabilityJob, {});
    if (isAccepted && (step === 'page' || step === 'maker')) await tx.enqueue(refreshShopListingsJob, { sellerId });
    const about =
      step === 'maker'
        ? { title: nameOfMaker(fields), page: `makers/${subject}` }
        : { title: standardWords[step].title, page: `setup/${step}` };
    await notifyTeam(tx, {
      sellerId,
      power: step === 'maker' ? 'products' : 'settings',
      compose: (language) => detailChangeMail(tx, { slug, ...about, decision, note }, language),
    });
    await recordDetails(tx, sellerId, `${step} ${isAccepted ? 'accepted' : 'sent back'}`);
  });
  return listDetailChanges(ctx);
}
