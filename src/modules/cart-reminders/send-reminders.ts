import { findEmail, findUserId } from '#modules/accounts/find-email.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { priceCart } from '#modules/cart/price-cart.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import { sendUnverifiedMail } from '#modules/notifications/send-unverified-mail.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { DomainError } from '#shared/errors.ts';
import * as table from './queries.ts';
import { cartKey, cartUrl, type Mailbox, mailboxKeys, stopUrl } from './reminder-links.ts';
import { reminderMail, unitsThere } from './reminder-mail.ts';
import { endOfDaytime, hourMs, isDaytime, nextDaytime, orderedBeforeMs, retentionMs } from './reminder-rules.ts';

/** Mails of one run: what is left follows in the next. */
const batchSize = 200;

/** The end of a look at a reminder: it is written, it has no use any more, or its time comes later. */
type Verdict = 'sent' | 'dropped' | { later: Date };

/**
 * Sends the reminders whose time has come, each at most once, however often it runs.
 * @returns the number of mails
 */
export async function sendReminders(ctx: Context): Promise<number> {
  let count = 0;
  for (const due of await table.readDue(ctx.db, ctx.now(), batchSize)) {
    try {
      if (await ctx.transaction((tx) => settle(tx, due))) count += 1;
    } catch (error) {
      // A failure must not keep the others waiting. An account that was erased meanwhile took its cart along.
      if (!(error instanceof DomainError)) ctx.log.error({ error, reminder: due.id }, 'cart reminder not sent');
    }
  }
  return count;
}

/** Decides about one reminder, with the account of its mailbox locked. @returns whether a mail was written */
async function settle(tx: Context, { id, userId, email }: Pick<table.ReminderRow, 'id' | 'userId' | 'email'>): Promise<boolean> {
  const owner = email === null ? userId : ((await findUserId(tx, email)) ?? null);
  for (const person of [...new Set([owner, userId])].filter((each) => each !== null).sort()) await lockPerson(tx, person);
  const row = await table.lockDue(tx.db, id, tx.now());
  const to = row && (row.email ?? (owner === null ? undefined : await findEmail(tx, owner)));
  if (!row) return false;
  const verdict = to === undefined ? 'dropped' : await remind(tx, row, { email: to, userId: owner });
  if (typeof verdict === 'object') await table.postpone(tx.db, id, nextDaytime(verdict.later, row.timeZone));
  else await table.deleteReminder(tx.db, id);
  return verdict === 'sent';
}

async function remind(tx: Context, row: table.ReminderRow, mailbox: Mailbox): Promise<Verdict> {
  const now = tx.now();
  if (!isDaytime(now, row.timeZone)) return { later: now };
  const [key = ''] = mailboxKeys(tx, mailbox);
  await table.lockSubject(tx.db, key);
  if (await isBarred(tx, row, mailbox)) return 'dropped';
  const since = new Date(row.seenAt.getTime() - orderedBeforeMs);
  const userIds = [mailbox.userId, row.userId].filter((each) => each !== null);
  const orders = await table.readOrdersSince(tx.db, { email: mailbox.email, userIds, tokenHash: row.tokenHash, since });
  if (orders.some(({ state }) => state === 'placed')) return 'dropped';
  const [latest] = orders;
  // An order that its buyer ended, and did not come back to the checkout for, is not wanted.
  if (latest?.leftAt && latest.leftAt >= row.seenAt) return 'dropped';
  if (latest?.state === 'pending') {
    const endsAt = Math.max(now.getTime(), latest.holdUntil?.getTime() ?? 0);
    return { later: new Date(endsAt + tx.app.cartReminders.afterHours * hourMs) };
  }
  return write(tx, row, mailbox, latest !== undefined && latest.leftAt === null);
}

/** Tells whether the mailbox said no, got one of late, or got one about this cart. */
async function isBarred(tx: Context, row: table.ReminderRow, mailbox: Mailbox): Promise<boolean> {
  const keys = mailboxKeys(tx, mailbox);
  const since = new Date(tx.now().getTime() - retentionMs);
  return (
    (await table.hasMark(tx.db, 'stopped', keys)) ||
    (await table.hasMark(tx.db, 'mailed', keys, since)) ||
    (await table.hasMark(tx.db, 'cart', [cartKey(tx, mailbox, row.items)]))
  );
}

async function write(tx: Context, row: table.ReminderRow, mailbox: Mailbox, hasEnded: boolean): Promise<Verdict> {
  const now = tx.now();
  const { language, items, consentedAt } = row;
  // India stands for all countries: stock and prices are the same everywhere.
  const { lines } = await priceCart(tx, { items, country: 'IN' });
  if (lines.every((line) => unitsThere(line) === 0)) return 'dropped';
  const links = { cartUrl: cartUrl(tx, language, items), stopUrl: stopUrl(tx, language, mailbox) };
  const mail = {
    ...reminderMail({ language, lines, hasEnded, consentedAt, ...links }, tx.app.operator),
    to: mailbox.email,
    validUntil: endOfDaytime(now, row.timeZone),
    ...(mailbox.userId === null ? {} : { userId: mailbox.userId }),
  };
  const id = await (row.email === null ? sendMail : sendUnverifiedMail)(tx, mail);
  if (id === undefined) return { later: new Date(now.getTime() + hourMs) };
  await table.setMarks(tx.db, 'mailed', mailboxKeys(tx, mailbox), now);
  await table.setMarks(tx.db, 'cart', [cartKey(tx, mailbox, items)], now);
  return 'sent';
}

export const sendRemindersJob: JobDefinition = {
  name: 'send-cart-reminders',
  retries: 1,
  timeoutSeconds: 300,
  cron: '*/10 * * * *',
  handle: async (_data, ctx) => void (await sendReminders(ctx)),
};

export const pruneRemindersJob: JobDefinition = {
  name: 'prune-cart-reminders',
  retries: 2,
  timeoutSeconds: 120,
  cron: '50 * * * *',
  handle: (_data, ctx) => table.pruneRows(ctx.db, ctx.now()),
};
