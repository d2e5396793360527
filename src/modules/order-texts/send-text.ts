import { TextError } from '#modules/notifications/text-error.ts';
import { type TextChannel, textProviderOf } from '#modules/notifications/text-provider.ts';
import { lockOrder } from '#modules/orders/api.ts';
import { findPickup } from '#modules/returns/find-pickup.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import { type Claimed, claimText, readTextFacts, readWhatsAppState, settleText, type TextFacts, type TextKey } from './queries.ts';

export const maxAttempts = 5;
/** Longer than an attempt lasts. */
const attemptMs = 60_000;
/** Letters that a variable of a registered template may have. */
const maxVariable = 30;
/** Bounds what a stranger who types another's number can cause. */
const byPhone = { name: 'texts by phone', max: 10, seconds: 86_400 };
/** Templates of text messages are registered for Indian numbers alone. */
const numbers: Record<TextChannel, RegExp> = { sms: /^\+91\d{10}$/, whatsapp: /^\+[1-9]\d{7,14}$/ };

const variable = (text: string | null) => (text?.trim() || '-').slice(0, maxVariable);

const dayFormat = (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayFormats = { en: dayFormat('en-IN'), hi: dayFormat('hi-IN') } satisfies Record<Language, object>;

/**
 * Tells the buyer of an order by the way that was asked for, once for each event: by WhatsApp, and by SMS
 * where that was asked for alone, or what went by WhatsApp did not arrive.
 * @throws {TextError} where another attempt can succeed
 */
export async function notifyByPhone(ctx: Context, key: TextKey): Promise<void> {
  const state = await readWhatsAppState(ctx.db, key);
  if (state !== 'failed' && (state === 'waiting' || state === undefined)) {
    const outcome = await sendOn(ctx, 'whatsapp', key);
    if (outcome !== 'none' && outcome !== 'failed') return;
  } else if (state !== 'failed') return;
  await sendOn(ctx, 'sms', key);
}

/** Gives the template of an event in the language of the order; for SMS English stands in for Hindi. */
function templateOf({ app: { texts } }: Context, channel: TextChannel, kind: TextKey['kind'], language: Language): string | undefined {
  if (channel === 'whatsapp') return texts.whatsAppTemplates[kind];
  return texts.templates[kind][language] ?? texts.templates[kind].en;
}

/**
 * Sends a message on one way. @returns `none` where it is not wanted or not set up, `busy` where it was sent
 * before or is being sent
 */
async function sendOn(ctx: Context, channel: TextChannel, key: TextKey): Promise<'none' | 'busy' | 'sent' | 'failed'> {
  const provider = textProviderOf(ctx, channel);
  if (!provider || !templateOf(ctx, channel, key.kind, 'en')) return 'none';
  const begun = await begin(ctx, channel, key);
  if (typeof begun === 'string') return begun;
  const { facts, attempts, reference } = begun;
  const template = templateOf(ctx, channel, key.kind, facts.language) ?? '';
  const variables = await variablesOf(ctx, key, facts);
  try {
    if (attempts === 1) await consumeRateLimit(ctx, byPhone, facts.phone);
    await provider.send({ to: facts.phone, template, language: facts.language, reference, variables });
  } catch (error) {
    const reason = (error as Error).message.slice(0, 200);
    const outcome = error instanceof DomainError ? 'permanent' : error instanceof TextError ? error.outcome : 'temporary';
    if (outcome === 'unknown') {
      await settleText(ctx.db, channel, key, 'sent', reason);
      return 'sent';
    }
    const isFinal = outcome === 'permanent' || attempts >= maxAttempts;
    await settleText(ctx.db, channel, key, isFinal ? 'failed' : 'waiting', reason);
    if (!isFinal) throw error;
    ctx.log.warn({ kind: key.kind, channel, reason, attempts }, 'message given up');
    return 'failed';
  }
  await settleText(ctx.db, channel, key, 'sent', null);
  return 'sent';
}

/** Begins an attempt with the order locked. */
async function begin(ctx: Context, channel: TextChannel, key: TextKey): Promise<({ facts: TextFacts } & Claimed) | 'none' | 'busy'> {
  return ctx.transaction(async (tx) => {
    await lockOrder(tx.db, key.orderId);
    const facts = await readTextFacts(tx.db, channel, key.orderId, key.about);
    if (!facts || !numbers[channel].test(facts.phone)) return 'none';
    const before = new Date(tx.now().getTime() - attemptMs);
    const claimed = await claimText(tx.db, channel, key, { now: tx.now(), before, reference: newId() });
    return claimed ? { facts, ...claimed } : 'busy';
  });
}

async function variablesOf(ctx: Context, { kind, about }: TextKey, facts: TextFacts): Promise<Record<string, string>> {
  const { number, language } = facts;
  const order = { order: number };
  const [courier, tracking] = [variable(facts.carrier), variable(facts.tracking)];
  if (kind === 'shipped') return { ...order, courier, tracking };
  if (kind === 'out-for-delivery') return { ...order, courier };
  if (kind !== 'pickup') return order;
  const on = (await findPickup(ctx, returnOf(about)))?.pickupOn;
  return { ...order, day: variable(on ? dayFormats[language].format(new Date(`${on}T00:00:00Z`)) : null) };
}

/** Names a pickup: of a second one on another day its buyer hears, too. */
export const pickupKey = (returnId: string, on: string | null): string => `${returnId} ${on ?? ''}`;
const returnOf = (about: string) => about.split(' ')[0] ?? '';
