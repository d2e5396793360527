import type { TextKind } from '#modules/notifications/text-settings.ts';
import { ownedOrderSql } from '#modules/orders/owned-orders.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language } from '#shared/localized.ts';

const consentStatement: Statement = {
  name: 'order-texts.consent',
  text: 'insert into order_text_consents (order_id, consented_at) values ($1, $2) on conflict do nothing',
};

export async function insertConsent(db: Connection, orderId: string, now: Date): Promise<void> {
  await db.run(consentStatement, [orderId, now.toISOString()]);
}

const withdrawStatement: Statement = { name: 'order-texts.withdraw', text: 'delete from order_text_consents where order_id = $1' };

export async function deleteConsent(db: Connection, orderId: string): Promise<void> {
  await db.run(withdrawStatement, [orderId]);
}

const wantedStatement: Statement = { name: 'order-texts.wanted', text: 'select 1 from order_text_consents where order_id = $1' };

export async function hasConsent(db: Connection, orderId: string): Promise<boolean> {
  return (await db.run(wantedStatement, [orderId])).length > 0;
}

const claimStatement: Statement = {
  name: 'order-texts.claim',
  text: `insert into order_texts as t (order_id, kind, about, state, attempts, attempted_at) values ($1, $2, $3, 'waiting', 1, $4)
    on conflict (order_id, kind, about) do update set attempts = t.attempts + 1, attempted_at = excluded.attempted_at
      where t.state = 'waiting' and t.attempted_at < $5
    returning attempts`,
};

export interface TextKey {
  orderId: string;
  kind: TextKind;
  about: string;
}

/**
 * Begins an attempt at a message.
 * @param before an attempt that began later is still under way
 * @returns the number of attempts; undefined where it was sent, given up, or is being sent
 */
export async function claimText(db: Connection, { orderId, kind, about }: TextKey, now: Date, before: Date): Promise<number | undefined> {
  return (await db.run<{ attempts: number }>(claimStatement, [orderId, kind, about, now.toISOString(), before.toISOString()]))[0]?.attempts;
}

const settleStatement: Statement = {
  name: 'order-texts.settle',
  text: 'update order_texts set state = $4, last_error = $5 where order_id = $1 and kind = $2 and about = $3',
};

export async function settleText(
  db: Connection,
  { orderId, kind, about }: TextKey,
  state: 'waiting' | 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  await db.run(settleStatement, [orderId, kind, about, state, error]);
}

const factsStatement: Statement = {
  name: 'order-texts.facts',
  text: `select o.number, o.language, c.phone, p.carrier, p.tracking_number as tracking
    from orders o join order_text_consents t on t.order_id = o.id join order_contacts c on c.order_id = o.id
    left join parcels p on p.order_id = o.id and p.id = $2
    where o.id = $1 and o.state = 'placed' and not o.is_gift and c.phone is not null`,
};

export interface TextFacts {
  number: string;
  language: Language;
  phone: string;
  carrier: string | null;
  tracking: string | null;
}

/** Reads what a message says and where it goes; undefined where it is not wanted or its buyer was erased. */
export async function readTextFacts(db: Connection, orderId: string, parcelId: string): Promise<TextFacts | undefined> {
  return (await db.run<TextFacts>(factsStatement, [orderId, parcelId]))[0];
}

const ofPersonStatement: Statement = {
  name: 'order-texts.of-person',
  text: `select o.number, t.consented_at as "consentedAt" from order_text_consents t join orders o on o.id = t.order_id
    where ${ownedOrderSql} order by t.consented_at`,
};

/** Reads the orders of a person of which updates go to the phone. */
export async function readConsentsOf(db: Connection, userId: string, email: string): Promise<{ number: string; consentedAt: Date }[]> {
  return db.run<{ number: string; consentedAt: Date }>(ofPersonStatement, [userId, email]);
}

const eraseStatement: Statement = {
  name: 'order-texts.erase',
  text: `delete from order_text_consents where order_id in (select o.id from orders o where ${ownedOrderSql})`,
};

export async function eraseConsentsOf(db: Connection, userId: string, email: string): Promise<void> {
  await db.run(eraseStatement, [userId, email]);
}
