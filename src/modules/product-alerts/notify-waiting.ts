import { findEmail } from '#modules/accounts/find-email.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { backInStock, priceDropped } from '#modules/catalog/events.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { stopUrl } from './alert-links.ts';
import { alertMail } from './alert-mails.ts';
import { type Mailbox, turnMs } from './alert-rules.ts';
import { markNotified, readAlertOwner, readDueAlerts } from './queries.ts';

/** Mails of one run: what is left follows in the next. */
const batchSize = 500;

/**
 * Notifies people whose turn it is that a product is back or costs less: each request once, however often it
 * runs. Of one unit only the first few in line hear, the next a day later if it is still there.
 * @param productIds of these products; undefined: of all
 * @returns the number of mails
 */
export async function notifyWaiting(ctx: Context, productIds?: readonly string[]): Promise<number> {
  const now = ctx.now();
  const turnBegan = new Date(now.getTime() - turnMs);
  const due = await readDueAlerts(ctx.db, { productIds, now, turnBegan, limit: batchSize });
  let count = 0;
  for (const id of due) if (await ctx.transaction((tx) => notifyOne(tx, id))) count += 1;
  return count;
}

/** Marks one request and sends its mail, with its account locked. */
async function notifyOne(tx: Context, id: string): Promise<boolean> {
  const owner = await readAlertOwner(tx.db, id);
  if (owner === undefined) return false;
  if (owner !== null) await lockPerson(tx, owner);
  const alert = await markNotified(tx.db, id, tx.now());
  const to = alert && (alert.email ?? (alert.userId === null ? undefined : await findEmail(tx, alert.userId)));
  if (!alert || to === undefined) return false;
  const { userId, language } = alert;
  const mailbox: Mailbox = userId === null ? { userId: null, email: to } : { userId, email: null };
  const mail = alertMail(alert, { operator: tx.app.operator, stopUrl: stopUrl(tx, language, mailbox) });
  await sendMail(tx, { ...mail, to, ...(userId === null ? {} : { userId }) });
  return true;
}

const job = { retries: 5, timeoutSeconds: 300 };

export const notifyWaitingJob: JobDefinition<{ productIds: string[] }> = {
  ...job,
  name: 'notify-waiting',
  handle: async ({ productIds }, ctx) => void (await notifyWaiting(ctx, productIds)),
};

export const notifyBackInStockJob = subscribe(backInStock, { ...notifyWaitingJob, name: 'notify-back-in-stock' });
export const notifyPriceDropJob = subscribe(priceDropped, { ...notifyWaitingJob, name: 'notify-price-drop' });

/** Notifies the next in line where units are left, and those whom an ended run left out. */
export const notifyNextJob: JobDefinition = {
  ...job,
  name: 'notify-next-waiting',
  cron: '35 * * * *',
  handle: async (_data, ctx) => void (await notifyWaiting(ctx)),
};
