import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { sameMailbox } from '#shared/same-mailbox.ts';
import { type RemindedItem, retentionMs } from './reminder-rules.ts';

const cart = 'cart of a reminder';
const stop = 'end of cart reminders';

/** The mailbox of a reminder: an address, and the account whose it is. */
export interface Mailbox {
  email: string;
  userId: string | null;
}

const page = (ctx: Context, language: Language, name: string, token: string) =>
  `${ctx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}/cart/${name}?token=${token}`;

/** Address of the page that brings a cart back. Its token holds the variants, encrypted, and no person. */
export function cartUrl(ctx: Context, language: Language, items: readonly RemindedItem[]): string {
  const content = { until: ctx.now().getTime() + retentionMs, lines: items.map(({ variantId, qty }) => [variantId, qty]) };
  return page(ctx, language, 'again', ctx.secrets.seal(cart, JSON.stringify(content)));
}

/** Address of the page that ends reminders. Its token holds the mailbox, encrypted, and works for good. */
export const stopUrl = (ctx: Context, language: Language, { email, userId }: Mailbox): string =>
  page(ctx, language, 'no-reminders', ctx.secrets.seal(stop, JSON.stringify({ email, userId })));

/** @throws {DomainError} INVALID_TOKEN, also once the link has expired */
export function itemsOfToken(ctx: Context, token: string): RemindedItem[] {
  const { until, lines } = JSON.parse(open(ctx, cart, token)) as { until: number; lines: [string, number][] };
  if (until <= ctx.now().getTime()) throw invalid();
  return lines.map(([variantId, qty]) => ({ variantId, qty }));
}

/** @throws {DomainError} INVALID_TOKEN */
export const mailboxOfToken = (ctx: Context, token: string): Mailbox => JSON.parse(open(ctx, stop, token)) as Mailbox;

const invalid = () => new DomainError('INVALID_TOKEN', { token: 'This link was used before, or it has expired.' });

function open(ctx: Context, purpose: string, token: string): string {
  try {
    return ctx.secrets.unseal(purpose, token);
  } catch {
    throw invalid();
  }
}

/** Digests under which a mailbox is known: its address as limits count it, and its account. */
export const mailboxKeys = (ctx: Context, { email, userId }: Mailbox): string[] => [
  ctx.secrets.digest('cart reminder mailbox', sameMailbox(email)),
  ...(userId === null ? [] : [ctx.secrets.digest('cart reminder account', userId)]),
];

/** Digest under which a cart of a mailbox is known, in any order of its lines. */
export function cartKey(ctx: Context, { email }: Mailbox, items: readonly RemindedItem[]): string {
  const lines = items.map(({ variantId, qty }) => `${variantId} ${qty}`).sort();
  return ctx.secrets.digest('cart reminder cart', [sameMailbox(email), ...lines].join('\n'));
}
