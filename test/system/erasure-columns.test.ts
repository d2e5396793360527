import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const account = 'written under the lock of the account (lockPerson, lockUser), erased with it';
const order = 'written under the lock of the order (lockOrder, lockOwnOrder), which the erasure takes too';
const media = 'of pictures: erased by a job that the erasure enqueues';

/**
 * Every column that says who a person is, how they are reached or what they wrote, and why nothing of an
 * erased person stays or comes back there. A new column fails the test below until it is listed: lock the
 * account or the order before writing to it, erase it in the `personalData` of its module, and
 * play it in test/system/erasure-pairs.test.ts.
 */
const columns: Record<string, string> = {
  'users.email': account,
  'users.name': account,
  'users.phone': account,
  'users.password_hash': account,
  'users.totp_secret': account,
  'addresses.user_id': account,
  'addresses.name': account,
  'addresses.phone': account,
  'addresses.line1': account,
  'addresses.line2': account,
  'addresses.city': account,
  'addresses.postal_code': account,
  'cart_items.user_id': account,
  'consents.user_id': account,
  'devices.user_id': account,
  'devices.device_hash': account,
  'recovery_codes.user_id': account,
  'recovery_codes.code_hash': account,
  'seller_people.user_id': 'given by the operator; erased with the account',
  'seller_contacts.email': 'entered by the operator, who has no account of it to lock; erased with the account of that address',
  'seller_contacts.name': 'as seller_contacts.email',
  'seller_applications.name': 'typed by anyone, no lock; erased with the account of the address, and 180 days after it ended',
  'seller_applications.email': 'as seller_applications.name',
  'seller_applications.phone_number': 'as seller_applications.name',
  'seller_applications.business_name': 'as seller_applications.name',
  'seller_invitations.email': 'as seller_applications.name',
  'hold_appeals.user_id': account,
  'shop_pickups.name': 'of a business, entered by its owner; its courier asks for it there',
  'shop_pickups.phone': 'as shop_pickups.name',
  'shop_pickups.line1': 'as shop_pickups.name',
  'shop_pickups.line2': 'as shop_pickups.name',
  'shop_pickups.city': 'as shop_pickups.name',
  'shop_pickups.postal_code': 'as shop_pickups.name',
  'seller_banks.holder': 'of a business, entered by its owner; payouts are proved with it',
  'shop_papers.user_id': account,
  'shop_detail_changes.user_id': account,
  'shop_detail_changes.note': 'of the operator about a form',
  'shop_detail_changes.subject': 'the key of a maker',
  'maker_consents.user_id': account,
  'maker_consents.witness': 'of who saw a thumbprint, kept as its proof; gone once the consent ends',
  'maker_consents.recorded_by': 'the key of an account, taken out with it',
  'shop_papers.digest': 'a keyed digest of a file, by which the same one is known',
  'shop_papers.note': 'of the operator about a paper',
  'drafts.submitted_by': 'the key of an account, which names nobody once it is erased',
  'product_versions.sent_by': 'as drafts.submitted_by',
  'product_versions.body': 'as drafts.body',
  'drafts.body': 'of a product, by a shop, which names no person in it',
  'maker_photos.media_id': 'of a maker who agreed, by a shop, without what a camera writes about a person',
  'maker_voices.media_id': 'as maker_photos.media_id, by MP3 or WAV without tags',
  'maker_pictures.media_id': 'as maker_photos.media_id',
  'draft_photos.media_id': 'of products of a shop, without what a camera writes about a person',
  'draft_reviews.decision': 'a word of a list',
  'term_proposals.note': 'of the operator about a word',
  'term_proposals.reason': 'of a word, by a shop: what a material or a technique is; the row names no account',
  'gi_claims.number':
    'of an authorised user in a public register, by a shop; gone with its last owner, and as shop_papers once it is closed',
  'hold_appeals.words': 'as hold_appeals.user_id',
  'draft_reviews.note': 'of the operator about a product',
  'api_keys.user_id': account,
  'api_keys.token_hash': 'of a key of a shop, and no person',
  'api_keys.name': 'of a program, given by the owner of a shop',
  'sessions.user_id': account,
  'sessions.token_hash': account,
  'sessions.user_agent': account,
  'sessions.network': account,
  'sign_in_warnings.user_id': account,
  'sign_in_warnings.token_hash': account,
  'viewed_products.user_id': account,
  'wishlist_items.user_id': account,
  'product_alerts.user_id': account,
  'product_alerts.email': 'confirmed by a link, not by an account: no lock; erased with the account of that address',
  'cart_reminders.user_id': account,
  'cart_reminders.email': 'typed by anyone, no lock; the job locks the account of the address, if there is one; erased with it',
  'cart_reminders.token_hash': 'as cart_reminders.email, or under the lock of the account; gone with the row within a week',
  'cart_reminder_marks.key': 'a keyed digest, by which a mailbox that said no is known; it names nobody',
  'store_credit_accounts.user_id': account,
  'store_credit_reasons.reason': 'what the operator wrote about a gift, under the lock of the account; erased with it',
  'tickets.user_id': account,
  'tickets.name': account,
  'tickets.email': 'of whoever wrote without logging in it proves nothing: no lock; erased with the account of that address',
  'tickets.phone_number': account,
  'tickets.business_name': account,
  'tickets.subject': account,
  'tickets.body': account,
  'signups.email': 'a request for a new account, not about an old one; forgotten within a week, and with the account of the address',
  'signups.name': 'as signups.email',
  'signups.password_hash': 'as signups.email',
  'one_time_codes.email': 'codes of accounts under the lock of the account, of orders under that of the order; forgotten within a day',
  'one_time_codes.subject': 'as one_time_codes.email',
  'one_time_codes.code_hash': 'as one_time_codes.email',
  'idempotency_keys.actor': 'the use cases under a key lock the account or the order; erased with the account',
  'mails.recipient': 'written in the transaction of what they tell; erased by address, account and order, emptied once sent',
  'mails.reply_to': 'as mails.recipient',
  'mails.user_id': 'as mails.recipient',
  'mails.order_id': 'as mails.recipient',
  'mails.subject': 'as mails.recipient',
  'inbox_items.user_id': account,
  'inbox_seen.user_id': account,
  'notice_choices.user_id': account,
  'push_subscriptions.user_id': account,
  'push_subscriptions.sealed': 'the address of a browser, encrypted; as push_subscriptions.user_id, and gone with the session',
  'orders.user_id': 'kept for the books: the key of an erased account names nobody',
  'orders.gift_message': order,
  'order_contacts.email': order,
  'order_contacts.name': order,
  'order_contacts.phone': order,
  'order_contacts.buyer_name': order,
  'order_contacts.billing': order,
  'order_lines.instructions': order,
  'order_contacts.line1': order,
  'order_contacts.line2': order,
  'order_contacts.city': order,
  'order_contacts.postal_code': order,
  'order_access.token_hash': order,
  'refund_destinations.sealed': order,
  'refund_destinations.ending': order,
  'refunds.paid_to': 'the end of a destination, written under the lock of the order; erased with its contact',
  'return_messages.text': order,
  'returns.decision': order,
  'parcels.note': order,
  'parcels.recipient': order,
  'order_address_changes.before': order,
  'return_photos.media_id': media,
  'parcel_proofs.media_id': `${media}, since an address may be seen on it`,
  'invoices.document': 'kept by law; none is written any more once nothing of an order is open, which the erasure requires',
  'cash_orders.email_key': 'a keyed digest, by which limits of cash orders count; it names nobody',
  'cash_orders.phone_key': 'as cash_orders.email_key',
  'cash_orders.address_key': 'as cash_orders.email_key',
  'coupon_uses.person': 'a keyed digest, so that a coupon for one use a person stays used; it names nobody',
  'limits.key': 'a digest that is forgotten within a day',
  'security_events.actor': 'append-only: the key of an account, which names nobody once it is erased',
  'security_events.person': 'as security_events.actor',
  'security_events.network': 'a keyed digest of a network',
  // Written by an operator or a service, or picked from a list: no person is named there.
  ...Object.fromEntries(
    [
      ...['book_differences.reason', 'export_limits.reason', 'holds.reason', 'holds.words', 'shop_requirements.words'],
      ...[
        'parcels.reason',
        'parcel_events.reason',
        'refunds.reason',
        'return_lines.reason',
        'security_events.reason',
        'stock_movements.reason',
      ],
      ...['disputes.reason', 'payouts.return_reason', 'product_search.words', 'unlisted_products.reason'],
    ].map((name) => [name, 'a reason or words about a thing']),
  ),
  // Not people.
  'delivery_holidays.name': 'of a day',
  'seller_holidays.name': 'of days, by a shop',
  'seller_holidays.words': 'of a shop to all buyers',
  'delivery_pins.city': 'of a PIN code',
  'return_digests.recipient': "a side of a return, by nobody's name",
  'sellers.address': 'of a seller, published by law',
  'makers.name': 'of a maker, published',
  'gi_marks.name': 'of a mark, as it is registered',
  'book_findings.subject': 'an id of an order, a line or a payment, by nobody',
  'book_differences.subject': 'as book_findings.subject',
  'daily_counts.subject': 'a page, a piece or search words, by nobody',
};

/** By what columns are called that hold something about a person. */
const personal =
  '^(user_id|buyer_name|instructions|person|person_id|actor|recipient|reply_to|e?mail|email|name|phone|phone_number|business_name|line1|line2|city|postal_code|address|subject|body|text|gift_message|decision|note|reason|return_reason|words|password_hash|totp_secret|token_hash|device_hash|code_hash|user_agent|network|media_id|sealed|ending|paid_to|email_key|phone_key|address_key)$';
const known =
  /^(categories|subcategories|sellers|makers|posts|pages|faqs|products|product_listings|product_media|schema_migrations|search_|media|migrations|rates)/;

test('every column about a person is listed with what keeps the erased out of it', async () => {
  const { rows } = await app.ctx.db.execute(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ $1 order by 1`,
    [personal],
  );
  const found = rows.map((row) => String(row.name)).filter((name) => !known.test(name));
  expect(found.filter((name) => columns[name] === undefined)).toEqual([]);
  const { rows: all } = await app.ctx.db.execute(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    [],
  );
  const there = new Set(all.map((row) => row.name));
  expect(Object.keys(columns).filter((name) => !there.has(name))).toEqual([]);
});

test('the database itself refuses new references to an erased person, in every table that refers to people', async () => {
  const { rows } = await app.ctx.db.execute(
    `select k.conrelid::regclass::text as name from pg_constraint k where k.contype = 'f' and k.confrelid = 'users'::regclass
      and not exists (select from pg_trigger t where t.tgrelid = k.conrelid and t.tgname = 'refuses_erased_person') order by 1`,
    [],
  );
  // A session is opened under the account's lock, and that of an erased account opens nothing.
  expect(rows.map((row) => row.name)).toEqual(['sessions']);
  await app.ctx.db.execute(`insert into users (id, created_at, erased_at) values ('erased', now(), now())`, []);
  const write = (text: string) => app.ctx.db.execute(text, []).catch((error: Error) => error.message);
  expect(await write(`insert into devices (user_id, device_hash, seen_at) values ('erased', 'x', now())`)).toMatch(/is erased/);
  expect(await write(`update users set name = 'Asha' where id = 'erased'`)).toMatch(/append-only/);
});
