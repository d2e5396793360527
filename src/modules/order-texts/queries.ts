import type { TextChannel } from '#modules/notifications/text-provider.ts';
import type { TextKind } from '#modules/notifications/text-settings.ts';
import { ownedOrderSql } from '#modules/orders/owned-orders.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language } from '#shared/localized.ts';

/** Names the statement of each channel. */
const ofChannels = (name: string, texts: Record<TextChannel, string>): Record<TextChannel, Statement> => ({
  sms: { name: `order-texts.${name}-sms`, text: texts.sms },
  whatsapp: { name: `order-texts.${name}-whatsapp`, text: texts.whatsapp },
});

/** SQL condition on the data of an event: the buyer of its order wants messages. */
export const isWantedSql = `(exists (select from order_text_consents t where t.order_id = data ->> 'orderId')
    or exists (select from order_whatsapp_consents t where t.order_id = data ->> 'orderId'))`;

const consentStatements = ofChannels('consent', {
  sms: `insert into order_text_consents (order_id, consented_at) values ($1, $2) on conflict do nothing`,
  whatsapp: `insert into order_whatsapp_consents (order_id, consented_at) values ($1, $2) on conflict do nothing`,
});

export async function insertConsent(db: Connection, channel: TextChannel, orderId: string, now: Date): Promise<void> {
  await db.run(consentStatements[channel], [orderId, now.toISOString()]);
}

const withdrawStatements = ofChannels('withdraw', {
  sms: `delete from order_text_consents where order_id = $1`,
  whatsapp: `delete from order_whatsapp_consents where order_id = $1`,
});

export async function deleteConsent(db: Connection, channel: TextChannel, orderId: string): Promise<void> {
  await db.run(withdrawStatements[channel], [orderId]);
}

const wantedStatements = ofChannels('wanted', {
  sms: `select 1 from order_text_consents where order_id = $1`,
  whatsapp: `select 1 from order_whatsapp_consents where order_id = $1`,
});

export async function hasConsent(db: Connection, channel: TextChannel, orderId: string): Promise<boolean> {
  return (await db.run(wantedStatements[channel], [orderId])).length > 0;
}

const endStatement: Statement = {
  name: 'order-texts.end-of-phone',
  text: `delete from order_whatsapp_consents t using order_contacts c where c.order_id = t.order_id and c.phone = any($1)`,
};

/** Ends what goes by WhatsApp to these numbers. */
export async function deleteConsentsOfPhones(db: Connection, phones: readonly string[]): Promise<void> {
  await db.run(endStatement, [phones]);
}

const claimStatements: Record<TextChannel, Statement> = {
  sms: {
    name: 'order-texts.claim-sms',
    text: `insert into order_texts as t (order_id, kind, about, state, attempts, attempted_at) values ($1, $2, $3, 'waiting', 1, $4)
      on conflict (order_id, kind, about) do update set attempts = t.attempts + 1, attempted_at = excluded.attempted_at
        where t.state = 'waiting' and t.attempted_at < $5 and $6::text is not null
      returning attempts, $6::text as reference`,
  },
  whatsapp: {
    name: 'order-texts.claim-whatsapp',
    text: `insert into order_whatsapps as t (order_id, kind, about, state, attempts, attempted_at, reference) values ($1, $2, $3, 'waiting', 1, $4, $6)
      on conflict (order_id, kind, about) do update set attempts = t.attempts + 1, attempted_at = excluded.attempted_at
        where t.state = 'waiting' and t.attempted_at < $5
      returning attempts, reference`,
  },
};

export interface TextKey {
  orderId: string;
  kind: TextKind;
  /** The order, the parcel or the return. */
  about: string;
}

export interface Claimed {
  attempts: number;
  /** Identical in every attempt at a message by WhatsApp. */
  reference: string;
}

/**
 * Begins an attempt at a message.
 * @param before an attempt that began later is still under way
 * @returns undefined where it was sent, given up, or is being sent
 */
export async function claimText(
  db: Connection,
  channel: TextChannel,
  { orderId, kind, about }: TextKey,
  { now, before, reference }: { now: Date; before: Date; reference: string },
): Promise<Claimed | undefined> {
  const values = [orderId, kind, about, now.toISOString(), before.toISOString(), reference];
  return (await db.run<Claimed>(claimStatements[channel], values))[0];
}

// A report on a message may come before the answer to it.
const settleStatements = ofChannels('settle', {
  sms: `update order_texts set state = $4, last_error = $5 where order_id = $1 and kind = $2 and about = $3 and state = 'waiting'`,
  whatsapp: `update order_whatsapps set state = $4, last_error = $5 where order_id = $1 and kind = $2 and about = $3 and state = 'waiting'`,
});

export async function settleText(
  db: Connection,
  channel: TextChannel,
  { orderId, kind, about }: TextKey,
  state: 'waiting' | 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  await db.run(settleStatements[channel], [orderId, kind, about, state, error]);
}

const stateStatement: Statement = {
  name: 'order-texts.whatsapp-state',
  text: 'select state from order_whatsapps where order_id = $1 and kind = $2 and about = $3',
};

/** Reads how far a message by WhatsApp is; undefined where none was begun. */
export async function readWhatsAppState(db: Connection, { orderId, kind, about }: TextKey): Promise<string | undefined> {
  return (await db.run<{ state: string }>(stateStatement, [orderId, kind, about]))[0]?.state;
}

const reportStatement: Statement = {
  name: 'order-texts.report',
  text: `update order_whatsapps set state = $2, last_error = coalesce($3, last_error)
    where reference = $1 and case $2 when 'read' then state <> 'read' when 'delivered' then state in ('waiting', 'sent') else state in ('waiting', 'sent') end
    returning order_id as "orderId", kind, about`,
};

/** Notes a report on a message. @returns the message; undefined where it is further, or of another sender */
export async function writeReport(
  db: Connection,
  { reference, state, error }: { reference: string; state: 'delivered' | 'read' | 'failed'; error: string | undefined },
): Promise<TextKey | undefined> {
  return (await db.run<TextKey>(reportStatement, [reference, state, error ?? null]))[0];
}

const overdueStatement: Statement = {
  name: 'order-texts.overdue',
  text: `update order_whatsapps set state = 'failed', last_error = 'not delivered in time'
    where (order_id, kind, about) in (select order_id, kind, about from order_whatsapps where state = 'sent' and attempted_at < $1 order by attempted_at limit 200)
    returning order_id as "orderId", kind, about`,
};

/** Gives up messages that were sent before a moment and have not been reported as delivered. */
export async function failOverdue(db: Connection, before: Date): Promise<TextKey[]> {
  return db.run<TextKey>(overdueStatement, [before.toISOString()]);
}

const factColumns = 'o.number, o.language, c.phone, p.carrier, p.tracking_number as tracking';
const factJoins = `join order_contacts c on c.order_id = o.id left join parcels p on p.order_id = o.id and p.id = $2
    where o.id = $1 and o.state = 'placed' and not o.is_gift and c.phone is not null`;
const factsStatements = ofChannels('facts', {
  sms: `select ${factColumns} from order_text_consents t join orders o on o.id = t.order_id ${factJoins}`,
  whatsapp: `select ${factColumns} from order_whatsapp_consents t join orders o on o.id = t.order_id ${factJoins}`,
});

export interface TextFacts {
  number: string;
  language: Language;
  phone: string;
  carrier: string | null;
  tracking: string | null;
}

/** Reads what a message says and where it goes; undefined where it is not wanted or its buyer was erased. */
export async function readTextFacts(
  db: Connection,
  channel: TextChannel,
  orderId: string,
  parcelId: string,
): Promise<TextFacts | undefined> {
  return (await db.run<TextFacts>(factsStatements[channel], [orderId, parcelId]))[0];
}

const ofPersonColumns = 'o.number, t.consented_at as "consentedAt"';
const ofPersonStatements = ofChannels('of-person', {
  sms: `select ${ofPersonColumns} from order_text_consents t join orders o on o.id = t.order_id where ${ownedOrderSql} order by t.consented_at`,
  whatsapp: `select ${ofPersonColumns} from order_whatsapp_consents t join orders o on o.id = t.order_id where ${ownedOrderSql} order by t.consented_at`,
});

/** Reads the orders of a person of which updates go to the phone. */
export async function readConsentsOf(
  db: Connection,
  channel: TextChannel,
  userId: string,
  email: string,
): Promise<{ number: string; consentedAt: Date }[]> {
  return db.run<{ number: string; consentedAt: Date }>(ofPersonStatements[channel], [userId, email]);
}

const eraseStatements = ofChannels('erase', {
  sms: `delete from order_text_consents where order_id in (select o.id from orders o where ${ownedOrderSql})`,
  whatsapp: `delete from order_whatsapp_consents where order_id in (select o.id from orders o where ${ownedOrderSql})`,
});

export async function eraseConsentsOf(db: Connection, channel: TextChannel, userId: string, email: string): Promise<void> {
  await db.run(eraseStatements[channel], [userId, email]);
}
