import type { Context } from '#platform/context.ts';
import type { JobDefinition, JobReference } from '#platform/jobs/jobs.ts';
import { DomainError } from '#shared/errors.ts';
import { lockReturn } from './lock-return.ts';
import { mailAboutReturn } from './mail-about-return.ts';
import { lockDigest, readMessagesSince, writeDigest } from './queries.ts';
import { getReturn } from './return-view.ts';
import type { DigestRecipient } from './tables.ts';

/** Minutes after a mail in which further messages to the same side are collected into one digest. */
const digestMinutes = 15;
/** Name of the job alone, since the job calls this module, too. */
const digestQueue: JobReference<{ returnId: string; to: DigestRecipient }> = { name: 'return-digest' };
const notificationKinds = { operator: 'message', buyer: 'answer' } as const;

/**
 * Mails a message about a return, or leaves it to the pending digest: however much is written, each side gets
 * one mail in a quarter of an hour.
 * @param tx inside a transaction that holds the return
 */
export async function mailMessage(tx: Context, row: { id: string; orderId: string }, to: DigestRecipient, text: string): Promise<void> {
  const digest = await lockDigest(tx.db, row.id, to);
  if (digest?.dueAt) return;
  const now = tx.now();
  const due = new Date((digest?.mailedAt.getTime() ?? 0) + digestMinutes * 60_000);
  if (digest && due > now) {
    await writeDigest(tx.db, row.id, to, { mailedAt: digest.mailedAt, dueAt: due });
    await tx.enqueue(digestQueue, { returnId: row.id, to }, { startAfter: due });
    return;
  }
  await mailAboutReturn(tx, row.orderId, (await getReturn(tx, row.orderId, row.id)).data.return, notificationKinds[to], text);
  await writeDigest(tx.db, row.id, to, { mailedAt: now, dueAt: null });
}

/** Mails the messages to one side since the last mail, once. */
export async function mailDigest(ctx: Context, { returnId, to }: { returnId: string; to: DigestRecipient }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockReturn(tx, returnId).catch((error) => {
      // The author was erased meanwhile, with the messages.
      if (error instanceof DomainError) return undefined;
      throw error;
    });
    const digest = row && (await lockDigest(tx.db, returnId, to));
    if (!row || !digest?.dueAt) return;
    const texts = await readMessagesSince(tx.db, returnId, to, digest.mailedAt);
    await writeDigest(tx.db, returnId, to, { mailedAt: tx.now(), dueAt: null });
    if (texts.length === 0) return;
    await mailAboutReturn(
      tx,
      row.orderId,
      (await getReturn(tx, row.orderId, returnId)).data.return,
      notificationKinds[to],
      texts.join('\n\n'),
    );
  });
}

export const returnDigestJob: JobDefinition<{ returnId: string; to: DigestRecipient }> = {
  ...digestQueue,
  retries: 8,
  timeoutSeconds: 60,
  handle: (data, ctx) => mailDigest(ctx, data),
};
