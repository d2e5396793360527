import { lockPerson } from '#modules/accounts/lock-person.ts';
import { sendUnverifiedMail } from '#modules/notifications/send-unverified-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { confirmationUrl } from './alert-links.ts';
import { confirmationMail } from './alert-mails.ts';
import { expiryOf, type Mailbox, maxAlerts } from './alert-rules.ts';
import type { AlertRequest } from './contract.ts';
import { countOpenAlerts, deleteAlert, findAlert, insertAlert, lockMailbox, readAlertedProduct } from './queries.ts';

const day = 86_400;
const byAddress = { name: 'product alerts by address', max: 30, seconds: 3_600 };
/** Bounds what strangers can send to a mailbox. */
const byMailbox = { name: 'confirmations of product alerts', max: 3, seconds: day };

type Answer = { state: 'waiting' | 'confirmation-sent' };

/**
 * Stores a request for one mail about a product. The address of the caller's account counts at once; any
 * other is sent a link that confirms it, at most three a day. The answer about a typed address says nothing
 * of earlier requests. A bot that filled in the hidden field gets the same answer, and nothing is stored.
 * @throws {DomainError} PRODUCT_NOT_FOUND; WRONG_STATE where it is in stock; INVALID_INPUT at `email` where
 *   none is given or the mailbox waits for too many; TOO_MANY_REQUESTS
 */
export async function requestAlert(outside: Context, request: AlertRequest): Promise<Answer> {
  if (request.homepage) return { state: 'confirmation-sent' };
  // A price is that of the product, whichever variant was on the screen.
  const input = request.kind === 'price-drop' ? { ...request, variantId: undefined } : request;
  return outside.transaction(async (ctx) => {
    const user = ctx.actor && (await lockPerson(ctx, ctx.actor.userId));
    const isOwn = user?.email != null && (!input.email || input.email === user.email);
    if (!isOwn && !input.email) throw new DomainError('INVALID_INPUT', { email: 'Enter your email address.' });
    const mailbox: Mailbox = isOwn ? { userId: user.id, email: null } : { userId: null, email: input.email ?? '' };
    await consumeRateLimitByAddress(ctx, byAddress);
    const pricePaise = await priceOf(ctx, input);
    await lockMailbox(ctx.db, mailbox);
    const before = await findAlert(ctx.db, mailbox, input);
    const isWaiting = before?.confirmedAt && !before.notifiedAt && before.expiresAt > ctx.now();
    if (!isWaiting) await replaceAlert(ctx, { input, mailbox, before: before?.id, pricePaise });
    return { state: isOwn ? 'waiting' : 'confirmation-sent' };
  });
}

/** Checks the product. @returns with `price-drop` its price, else null */
async function priceOf(ctx: Context, { kind, productId, variantId }: AlertRequest): Promise<number | null> {
  const product = await readAlertedProduct(ctx.db, productId, variantId ?? '');
  if (!product || (variantId && product.variantInStock === null)) throw new DomainError('PRODUCT_NOT_FOUND');
  if (kind === 'price-drop') return product.pricePaise;
  if (variantId ? product.variantInStock : product.inStock) throw new DomainError('WRONG_STATE');
  return null;
}

interface NewAlert {
  input: AlertRequest;
  mailbox: Mailbox;
  /** A request for the same that was told, has expired or was not confirmed. */
  before: string | undefined;
  pricePaise: number | null;
}

async function replaceAlert(ctx: Context, { input, mailbox, before, pricePaise }: NewAlert): Promise<void> {
  const { kind, productId, variantId, language } = input;
  const now = ctx.now();
  if (mailbox.userId === null && !(await hasMailsLeft(ctx, mailbox.email))) return;
  if (before !== undefined) await deleteAlert(ctx.db, before);
  const isFull = (await countOpenAlerts(ctx.db, mailbox, now)) >= maxAlerts;
  // A stranger must not learn from the answer how many requests an address has.
  if (isFull && mailbox.userId === null) return;
  if (isFull) throw new DomainError('INVALID_INPUT', { email: `At most ${maxAlerts} products.` });
  const id = newId();
  await insertAlert(ctx.db, {
    id,
    kind,
    productId,
    variantId: variantId || null,
    ...mailbox,
    language,
    pricePaise,
    requestedAt: now,
    confirmedAt: mailbox.userId === null ? null : now,
    expiresAt: expiryOf(now),
  });
  if (mailbox.userId !== null) return;
  const mail = confirmationMail({ kind, language, url: confirmationUrl(ctx, { id, language }) }, ctx.app.operator);
  await sendUnverifiedMail(ctx, { ...mail, to: mailbox.email });
}

/** Counts one confirmation; false where the mailbox got enough today. */
async function hasMailsLeft(ctx: Context, email: string): Promise<boolean> {
  try {
    await consumeRateLimit(ctx, byMailbox, email);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
