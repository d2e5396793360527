import { eq } from 'drizzle-orm';
import type { SellerPerson } from '#modules/notifications/plan-mails.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { rolesWith } from '#shared/access.ts';
import type { Language } from '#shared/localized.ts';
import { topicPowers } from '#shared/notice-topics.ts';
import type { SellerContact, SellerNotice } from './contract.ts';
import { sellerContacts } from './tables.ts';

const contactsStatement: Statement = {
  name: 'sellers.contacts',
  text: `select c.id as "_id", c.name, c.email, c.language, c.notices from seller_contacts c join sellers s on s.id = c.seller_id
    where s.slug = $1 order by c.created_at, c.id`,
};

export async function readContacts(db: Connection, slug: string): Promise<SellerContact[]> {
  return db.run(contactsStatement, [slug]);
}

const saveStatement: Statement = {
  name: 'sellers.save-contact',
  text: `insert into seller_contacts (id, seller_id, name, email, language, notices, created_at)
    select $1, s.id, $3, lower($4), $5, $6, $7 from sellers s where s.slug = $2
    on conflict (seller_id, email) do update set name = excluded.name, language = excluded.language, notices = excluded.notices
    returning id as "_id", name, email, language, notices`,
};

/**
 * Adds a contact, or changes the one with the same address.
 * @returns undefined where there is no such seller
 */
export async function saveContactRow(db: Connection, slug: string, contact: SellerContact, now: Date): Promise<SellerContact | undefined> {
  const { _id, name, email, language, notices } = contact;
  return (await db.run<SellerContact>(saveStatement, [_id, slug, name, email, language, [...notices], now.toISOString()]))[0];
}

const countStatement: Statement = {
  name: 'sellers.count-contacts',
  text: 'select count(*)::int as n from seller_contacts c join sellers s on s.id = c.seller_id where s.slug = $1 and c.email <> lower($2)',
};

/** Counts the other contacts of a seller than the one with this address. */
export async function countOtherContacts(db: Connection, slug: string, email: string): Promise<number> {
  return (await db.run<{ n: number }>(countStatement, [slug, email]))[0]?.n ?? 0;
}

const removeStatement: Statement = {
  name: 'sellers.remove-contact',
  text: `delete from seller_contacts c using sellers s where s.id = c.seller_id and s.slug = $1 and $2 in (c.id, c.email) returning c.id`,
};

/** Removes a contact by its id or address. @returns whether there was one */
export async function removeContactRow(db: Connection, slug: string, idOrEmail: string): Promise<boolean> {
  return (await db.run(removeStatement, [slug, idOrEmail])).length > 0;
}

// A person with an account is written to as the role allows, unless the operator entered the same address.
const mailboxesStatement: Statement = {
  name: 'sellers.mailboxes',
  text: `select c.email, c.language, (select u.id from seller_people p join users u on u.id = p.user_id
        where p.seller_id = c.seller_id and lower(u.email) = c.email) as "userId"
      from seller_contacts c where c.seller_id = $1 and $2 = any(c.notices)
    union all select u.email, u.language, u.id from seller_people p join users u on u.id = p.user_id
      where p.seller_id = $1 and p.role = any($3) and (not p.made_in_demo or $4) and u.email is not null
        and not exists (select from seller_contacts c where c.seller_id = p.seller_id and c.email = lower(u.email))
    order by 1 limit 20`,
};

/** @param demo members who were added in a demonstration count, too */
export async function readMailboxes(db: Connection, sellerId: string, notice: SellerNotice, demo: boolean): Promise<SellerPerson[]> {
  return db.run(mailboxesStatement, [sellerId, notice, rolesWith(topicPowers[notice]), demo]);
}

const ofAddressStatement: Statement = {
  name: 'sellers.contacts-of-address',
  text: `select s.slug, s.seller_name as "sellerName", c.name, c.language, c.notices from seller_contacts c join sellers s on s.id = c.seller_id
    where c.email = (select lower(email) from users where id = $1) order by s.slug`,
};

/** Reads where the address of an account is a seller's. */
export async function readContactsOfUser(
  db: Connection,
  userId: string,
): Promise<{ slug: string; sellerName: string; name: string; language: Language; notices: SellerNotice[] }[]> {
  return db.run(ofAddressStatement, [userId]);
}

export async function deleteContactsOfAddress(db: Connection, email: string): Promise<void> {
  await db.orm.delete(sellerContacts).where(eq(sellerContacts.email, email.toLowerCase()));
}
