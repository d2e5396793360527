import { TextError } from '#modules/notifications/text-error.ts';
import { textProviderOf } from '#modules/notifications/text-provider.ts';
import type { TextKind } from '#modules/notifications/text-settings.ts';
import { lockOrder } from '#modules/orders/api.ts';
import { orderChanged } from '#modules/orders/events.ts';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { claimText, readTextFacts, settleText, type TextFacts, type TextKey } from './queries.ts';

/** Changes of an order that are told by text message. */
const kinds: Partial<Record<OrderNotification['kind'], TextKind>> = { placed: 'placed', shipped: 'shipped', delivered: 'delivered' };

const maxAttempts = 5;
/** Longer than an attempt lasts. */
const attemptMs = 60_000;
/** Letters that a variable of a registered template may have. */
const maxVariable = 30;
/** Bounds what a stranger who types another's number can cause. */
const byPhone = { name: 'texts by phone', max: 10, seconds: 86_400 };

const variable = (text: string | null) => (text?.trim() || '-').slice(0, maxVariable);

/** Begins an attempt with the order locked; undefined where there is nothing to send. */
async function begin(ctx: Context, key: TextKey): Promise<{ facts: TextFacts; attempts: number } | undefined> {
  return ctx.transaction(async (tx) => {
    await lockOrder(tx.db, key.orderId);
    const facts = await readTextFacts(tx.db, key.orderId, key.about);
    // Templates are registered for Indian numbers alone.
    if (!facts || !/^\+91\d{10}$/.test(facts.phone)) return undefined;
    const attempts = await claimText(tx.db, key, tx.now(), new Date(tx.now().getTime() - attemptMs));
    return attempts === undefined ? undefined : { facts, attempts };
  });
}

/**
 * Tells the buyer of an order by text message, once for each event, where the buyer asked for it and the
 * operator has set it up. It has a queue of its own: its failures touch no mail.
 * @throws {TextError} where another attempt can succeed
 */
export async function sendOrderText(ctx: Context, { kind: change, orderId, about, parcelId = about }: OrderNotification): Promise<void> {
  const kind = kinds[change];
  const provider = textProviderOf(ctx);
  const templates = kind && ctx.app.texts.templates[kind];
  if (!kind || !provider || !templates) return;
  const key = { orderId, kind, about: parcelId };
  const begun = await begin(ctx, key);
  if (!begun) return;
  const { number, language, phone, carrier, tracking } = begun.facts;
  const template = templates[language] ?? templates.en;
  if (template === undefined) return settleText(ctx.db, key, 'failed', 'no template');
  const variables = { order: number, ...(kind === 'shipped' ? { courier: variable(carrier), tracking: variable(tracking) } : {}) };
  try {
    if (begun.attempts === 1) await consumeRateLimit(ctx, byPhone, phone);
    await provider.send({ to: phone, template, variables });
  } catch (error) {
    const isFinal = error instanceof DomainError || (error instanceof TextError && error.permanent) || begun.attempts >= maxAttempts;
    await settleText(ctx.db, key, isFinal ? 'failed' : 'waiting', (error as Error).message.slice(0, 200));
    if (!isFinal) throw error;
    ctx.log.warn({ kind, reason: (error as Error).message, attempts: begun.attempts }, 'text message given up');
    return;
  }
  await settleText(ctx.db, key, 'sent', null);
}

export const sendOrderTextJob = subscribe(orderChanged, {
  name: 'order-texts',
  retries: maxAttempts,
  retryDelaySeconds: 90,
  maxRetryDelaySeconds: 1_800,
  timeoutSeconds: 40,
  handle: (change, ctx) => sendOrderText(ctx, change),
});
