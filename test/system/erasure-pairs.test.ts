import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notifySellersOfOrder } from '#modules/fulfilment/notify-of-order.ts';
import { deliverMail } from '#modules/notifications/deliver-mail.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { orderNotificationKinds } from '#modules/orders/notify-buyer.ts';
import { refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { sendOrderNotification } from '#modules/orders/send-order-notification.ts';
import { answerReturn } from '#modules/returns/add-message.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { mailDigest } from '#modules/returns/mail-messages.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import { DomainError } from '#shared/errors.ts';
import { type BuyingWorker, openBuyingWorker, settleRefunds } from '../model/buying-worker.ts';
import type { Message } from '../simulators/razorpay.ts';
import { expectBalancedBooks } from '../support/balanced-books.ts';
import { raceTimeout, rounds, sampleNumber } from '../support/nightly-rounds.ts';
import { rowsAbout, tracesOf } from '../support/personal-data-traces.ts';
import { delivered, expire, orderOf, placed } from '../support/place-orders.ts';
import { createBrowser } from '../support/push-browser.ts';
import type { SampleProduct } from '../support/sample-catalogue.ts';
import { createTestClient, sentCode, signUpTestClient, type TestClient } from '../support/test-client.ts';

/*
 * An account is deleted while something else happens to it: either of them is refused, or the deletion
 * erases what the other one wrote. Nothing that names an erased person is left or comes back, no order of
 * theirs waits for anything, and the books balance. By day each pair begins in one of four ways, another one
 * the day after; at night in all of them, 60 rounds.
 */

let worker: BuyingWorker;
beforeAll(async () => {
  worker = await openBuyingWorker();
});
afterEach(() => expectBalancedBooks(worker.shop.ctx));
afterAll(() => worker.close());

const times = process.env.TEST_ENGINE === 'postgres' ? rounds(1, 60) : 1;
let pairs = 0;
let keys = 0;
const newKey = () => `key-of-an-erasure-${process.pid}-${++keys}`;
const product = (index: 1 | 3) => worker.products[index] as SampleProduct;
const password = 'blue lotus pond';

/** A person whose name, addresses and words can be found in any table. */
interface Case {
  person: TestClient & { email: string };
  other: TestClient;
  id: string;
  /** Part of everything that names the person. */
  trace: string;
  contact: { email: string; name: string; phone: string };
  address: { country: string; line1: string; city: string; state: string; postalCode: string };
  orderId: string;
  number: string;
  lineIds: string[];
  parcelId: string;
  returnId: string;
  code: string;
  messages: Message[];
  mailId: string;
  /** A shop in whose team the person is. */
  shop: string;
}

async function createCase(): Promise<Case> {
  await worker.rows(
    `update variants v set available = 100, stocked = 100 - coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0)
      where id = any($1)`,
    worker.products.map((each) => each.variantId),
  );
  const trace = `trace${process.pid}x${++keys}x`;
  const name = `Asha ${trace}`;
  const client = await signUpTestClient(worker.shop, { email: `${trace}@example.com`, name, password });
  const { _id: id } = (await client.send('GET', '/users/me')).body.data.data;
  return {
    person: client,
    other: createTestClient(worker.shop),
    id,
    trace,
    contact: { email: client.email, name, phone: '98290 12345' },
    address: { country: 'IN', line1: `12 ${trace} Lane`, city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' },
    orderId: '',
    number: '',
    lineIds: [],
    parcelId: '',
    returnId: '',
    code: '',
    messages: [],
    mailId: '',
    shop: '',
  };
}

const itemsOf = ({ contact, address, trace }: Case, more: Record<string, unknown> = {}) =>
  orderOf([[product(1), 1]], { contact, address, giftMessage: trace, idempotencyKey: newKey(), ...more });
const complaint = ({ trace, lineIds }: Case) => ({
  idempotencyKey: newKey(),
  lines: [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }],
  wish: 'refund',
  message: `It broke, says ${trace}.`,
});

async function waiting(): Promise<Case> {
  const made = await createCase();
  const { order } = await placed(made.person, itemsOf(made, { method: 'razorpay' }));
  const [row] = await worker.rows<{ ref: string }>('select provider_ref as ref from payments where order_id = $1', order._id);
  const { messages } = worker.razorpay.pay(row?.ref ?? '');
  return { ...made, orderId: order._id, number: order.number, messages };
}

async function overdue(): Promise<Case> {
  const made = await waiting();
  await expire(worker.shop, made.orderId);
  return made;
}

async function abandoned(): Promise<Case> {
  const made = await overdue();
  await releaseExpired(worker.shop.ctx);
  return made;
}

async function arrived(): Promise<Case> {
  const made = await createCase();
  const { orderId, number, lineIds } = await delivered(worker.shop, made.person, [[product(1), 1]], {
    contact: made.contact,
    address: made.address,
  });
  return { ...made, orderId, number, lineIds };
}

/** With a return that was refused: it is over, and both sides can go on writing about it. */
async function refused(): Promise<Case> {
  const made = await arrived();
  const answer = await made.person.send('POST', `/orders/${made.number}/returns`, complaint(made));
  const returnId = answer.body.data.return._id;
  await decideReturn(worker.shop.ctx, { id: returnId, event: 'refuse', by: 'seller', decision: `No, ${made.trace}.` });
  return { ...made, returnId };
}

async function onTheWay(): Promise<Case> {
  const made = await createCase();
  const { order } = await placed(made.person, itemsOf(made));
  const [row] = await worker.rows<{ id: string }>('select id from parcels where order_id = $1', order._id);
  const parcelId = row?.id ?? '';
  for (const event of ['pack', 'ship'] as const) await moveParcel(worker.shop.ctx, { parcelId, event, by: 'operator' });
  return { ...made, orderId: order._id, number: order.number, parcelId };
}

/** Paid and cancelled: the money is on its way back. */
async function cancelled(): Promise<Case> {
  const made = await waiting();
  await hear(made);
  const view = (await made.person.send('GET', `/orders/${made.number}`)).body.data.order;
  const lines = [{ lineId: view.parcels[0].lines[0]._id, qty: 1 }];
  await made.person.send('POST', `/orders/${made.number}/cancel`, { idempotencyKey: newKey(), lines });
  return made;
}

/** A guest ordered with the person's address, and the code is on its way. */
async function ofGuest(): Promise<Case> {
  const made = await createCase();
  const { order } = await placed(made.other, itemsOf(made));
  const { number } = order;
  await made.other.send('POST', '/orders/look-up', { number, email: made.contact.email });
  return { ...made, orderId: order._id, number, code: await sentCode(worker.shop, made.contact.email) };
}

async function changingAddress(): Promise<Case> {
  const made = await createCase();
  const email = `new-${made.trace}@example.com`;
  await made.person.send('PATCH', '/users/updateMe', { email });
  return { ...made, code: await sentCode(worker.shop, email) };
}

async function forgotten(): Promise<Case> {
  const made = await createCase();
  await made.other.send('POST', '/users/forgot-password', { email: made.contact.email });
  return { ...made, code: await sentCode(worker.shop, made.contact.email) };
}

async function withMail(): Promise<Case> {
  const made = await arrived();
  await sendOrderNotification(worker.shop.ctx, { orderId: made.orderId, kind: 'placed', about: made.orderId });
  const [row] = await worker.rows<{ id: string }>('select id from mails where order_id = $1', made.orderId);
  return { ...made, mailId: row?.id ?? '' };
}

/** A packer of a shop. */
async function packing(): Promise<Case> {
  const made = await createCase();
  await worker.rows(`insert into seller_people (seller_id, user_id, role) values ($1, $2, 'packer')`, product(1).sellerId, made.id);
  const [row] = await worker.rows<{ slug: string }>('select slug from sellers where id = $1', product(1).sellerId);
  return { ...made, shop: row?.slug ?? '' };
}
/** A packer whose browser gets push messages, until its session ends. */
async function hearing(): Promise<Case> {
  const made = await packing();
  expect(await turnOnPush(made)).toBe('ok');
  return made;
}

type Act = (made: Case) => Promise<unknown>;
const send =
  (
    method: string,
    path: string,
    body: (made: Case) => unknown = () => undefined,
    who: (made: Case) => TestClient = ({ person: client }) => client,
  ): Act =>
  async (made) => {
    const { number, returnId, shop } = made;
    const address = path.replace(':number', number).replace(':return', returnId).replace(':shop', shop);
    const { status, body: said } = await who(made).send(method, address, body(made));
    return status === 200 ? 'ok' : said.code;
  };
const inside =
  (act: (made: Case) => Promise<unknown>): Act =>
  (made) =>
    act(made).then(
      () => 'ok',
      (error) => {
        if (error instanceof DomainError) return error.code;
        throw error;
      },
    );
const hear: Act = async ({ messages }) => {
  for (const { body, headers } of messages) {
    const { status } = await worker.shop.request('/api/v1/payments/webhooks/razorpay', { method: 'POST', body, headers });
    expect(status).toBe(200);
  }
  return 'ok';
};
const turnOnPush = send('POST', '/shops/:shop/push', () => createBrowser('https://fcm.googleapis.com').keys);
const topics = { mail: [], inbox: ['orders'], push: ['orders'], quietFrom: 22, quietUntil: 7 };
const notifyOfOrder = inside(() =>
  notifyTeam(worker.shop.ctx, {
    sellerId: product(1).sellerId,
    topic: 'orders',
    compose: (language) => ({ kind: 'orders', language, subject: 'New order', blocks: [] }),
  }),
);
const signIn = send(
  'POST',
  '/users/login',
  ({ contact }) => ({ email: contact.email, password }),
  ({ other }) => other,
);
const ticket = ({ contact, trace }: Case) => ({
  name: contact.name,
  email: contact.email,
  phoneNumber: '9829012345',
  subject: trace,
  message: trace,
});
const fresh = { password: 'a whole new phrase', passwordConfirm: 'a whole new phrase' };

const states: Record<string, { prepare: () => Promise<Case>; acts: Record<string, Act> }> = {
  'an account': {
    prepare: createCase,
    acts: {
      'an order for cash': (made) => send('POST', '/orders', (each) => itemsOf(each, { saveAddress: true }))(made),
      'an order that waits for its payment': (made) => send('POST', '/orders', (each) => itemsOf(each, { method: 'demo' }))(made),
      'three orders at once': (made) =>
        Promise.all([1, 2, 3].map(() => send('POST', '/orders', (each) => itemsOf(each))(made))).then((said) => said.join()),
      'an order with a coupon': async (made) => {
        const code = `ERASE-${++keys}`;
        await worker.rows(`insert into coupons (code, kind, value, funded_by, per_person) values ($1, 'fixed', 1003, 'operator', 1)`, code);
        const more = { coupon: code, expectedTotalPaise: product(1).pricePaise - 1003 };
        return send('POST', '/orders', (each) => itemsOf(each, more))(made);
      },
      'a piece is put into the cart': (made) => send('PUT', `/users/cart/${product(1).variantId}`, () => ({ qty: 1, saved: false }))(made),
      'a browser’s cart joins': (made) =>
        send('POST', '/users/cart/merge', () => ({
          idempotencyKey: newKey(),
          items: [{ variantId: product(3).variantId, qty: 2, saved: false }],
        }))(made),
      'a product alert': send('POST', '/product-alerts', () => ({ kind: 'price-drop', productId: product(1).productId })),
      'a reminder of a cart': send('POST', '/cart-reminders', ({ trace, contact }) => ({
        email: contact.email,
        items: [{ variantId: product(1).variantId, qty: 1 }],
        timeZone: trace,
      })),
      'a wish': (made) => send('PUT', `/users/wishlist/${product(1).productId}`)(made),
      'another name and other settings': send('PATCH', '/users/updateMe', ({ trace }) => ({
        name: `Bina ${trace}`,
        preferences: { promotionalEmails: true },
      })),
      'another e-mail address is asked for': send('PATCH', '/users/updateMe', ({ trace }) => ({ email: `other-${trace}@example.com` })),
      'an address': send('POST', '/users/addresses', ({ address, contact }) => ({ label: 'Home', name: contact.name, ...address })),
      'another password': async (made) => {
        const said = await send('POST', '/users/change-password', () => ({ currentPassword: password, ...fresh }))(made);
        // No password is that of an account that is gone.
        return said === 'INVALID_INPUT' ? 'refused' : said;
      },
      'a forgotten password': send(
        'POST',
        '/users/forgot-password',
        ({ contact }) => ({ email: contact.email }),
        ({ other }) => other,
      ),
      'signing in': signIn,
      'other sessions are ended': async (made) => {
        await signIn(made);
        return send('DELETE', '/users/sessions')(made);
      },
      'signing out': send('POST', '/users/logout', () => ({})),
      'an authenticator': send('POST', '/users/totp'),
      'an export': async ({ person: client, contact }) => {
        const { status, body } = await client.send('GET', '/users/export');
        if (status !== 200) return body.code;
        // Whole, or none.
        expect(body).toMatchObject({ user: { email: contact.email }, memberSince: expect.stringMatching(/^20/), sessions: [{}] });
        return 'ok';
      },
      'a message to the shop': send('POST', '/feedback', ticket),
      'a coupon is tried': (made) =>
        send('POST', '/cart/quote', () => ({ items: [{ variantId: product(1).variantId, qty: 1 }], coupon: 'NO-SUCH' }))(made),
      'the deletion once more': send('DELETE', '/users/deleteMe'),
    },
  },
  'an account that changes its address': {
    prepare: changingAddress,
    acts: {
      'the code is entered': send('POST', '/users/verify-email', ({ trace, code }) => ({ email: `new-${trace}@example.com`, otp: code })),
    },
  },
  'an account whose password was forgotten': {
    prepare: forgotten,
    acts: {
      'the code is entered': send(
        'POST',
        '/users/reset-password',
        ({ contact, code }) => ({ email: contact.email, otp: code, ...fresh }),
        ({ other }) => other,
      ),
    },
  },
  'an order that waits for its payment': {
    prepare: waiting,
    acts: {
      'the payment is reported': hear,
      'it is paid again': send('POST', '/orders/:number/payments', () => ({ idempotencyKey: newKey(), method: 'cod' })),
      'the buyer comes back': send('POST', '/orders/:number/payments/check', () => ({})),
    },
  },
  'an order whose time is over': {
    prepare: overdue,
    acts: { 'it expires': inside(() => releaseExpired(worker.shop.ctx)), 'the payment is reported': hear },
  },
  'an order that came to nothing': {
    prepare: abandoned,
    acts: {
      'the payment is reported': hear,
      'the buyer comes back': send('POST', '/orders/:number/payments/check', () => ({})),
      'it is paid again': send('POST', '/orders/:number/payments', () => ({ idempotencyKey: newKey(), method: 'demo' })),
    },
  },
  'an order that is cancelled': { prepare: cancelled, acts: { 'the refund settles': inside(() => settleRefunds(worker)) } },
  'an order on its way': {
    prepare: onTheWay,
    acts: { 'it arrives': inside(({ parcelId }) => moveParcel(worker.shop.ctx, { parcelId, event: 'deliver', by: 'operator' })) },
  },
  'an order that has arrived': {
    prepare: arrived,
    acts: {
      'a return is requested': send('POST', '/orders/:number/returns', complaint),
      'store credit is given': inside(({ number, trace }) =>
        refundGoodwill(worker.shop.ctx, { number, amountPaise: 500, reason: `Sorry, ${trace}.`, bearer: 'shop', as: 'store-credit' }),
      ),
      'the buyer is told': inside(({ orderId }) => sendOrderNotification(worker.shop.ctx, { orderId, kind: 'delivered', about: orderId })),
      'a code is asked for': send(
        'POST',
        '/orders/look-up',
        ({ number, contact }) => ({ number, email: contact.email }),
        ({ other }) => other,
      ),
    },
  },
  'a return that was refused': {
    prepare: refused,
    acts: {
      'the buyer writes': send('POST', '/orders/:number/returns/:return/messages', ({ trace }) => ({
        idempotencyKey: newKey(),
        text: `Again, says ${trace}.`,
      })),
      'the seller answers': inside(({ returnId, trace }) =>
        answerReturn(worker.shop.ctx, { id: returnId, author: 'seller', text: `Dear ${trace}` }),
      ),
      'it is taken up again': inside(({ returnId, trace }) =>
        decideReturn(worker.shop.ctx, { id: returnId, event: 'reopen', by: 'operator', decision: `Yes, ${trace}.` }),
      ),
    },
  },
  'a packer of a shop': {
    prepare: packing,
    acts: {
      'push messages are turned on': turnOnPush,
      'what to hear of is chosen': send('POST', '/shops/:shop/news/choices', () => topics),
    },
  },
  'a packer whose browser hears of news': {
    prepare: hearing,
    acts: {
      'push messages are turned off': send('DELETE', '/shops/:shop/push'),
      'the shop hears of an order': notifyOfOrder,
      'news are marked as seen': send('POST', '/shops/:shop/news/seen', () => ({})),
    },
  },
  'a guest’s order with the address': {
    prepare: ofGuest,
    acts: {
      'the code is entered while signed in': send('POST', '/orders/look-up/verify', ({ number, contact, code }) => ({
        number,
        email: contact.email,
        otp: code,
      })),
    },
  },
  'a mail that waits': {
    prepare: withMail,
    acts: { 'it is delivered': inside(({ mailId }) => deliverMail(worker.shop.ctx, { mail: mailId })) },
  },
};

/** Repeats what may happen at any later time: mails are composed, payments reported, refunds sent. */
async function later(made: Case): Promise<void> {
  await hear(made);
  await settleRefunds(worker);
  const digests = await worker.rows<{ returnId: string; to: 'buyer' | 'operator' }>(
    'select return_id as "returnId", recipient as "to" from return_digests where due_at is not null',
  );
  for (const digest of digests) await mailDigest(worker.shop.ctx, digest);
  for (const kind of orderNotificationKinds)
    if (made.orderId) {
      await sendOrderNotification(worker.shop.ctx, { orderId: made.orderId, kind, about: `${kind}-late` });
      await notifySellersOfOrder(worker.shop.ctx, { orderId: made.orderId, kind, about: `${kind}-late` });
    }
  const waitingMails = await worker.rows<{ id: string }>(`select id from mails where kind = 'account-deleted' and state = 'waiting'`);
  for (const { id } of waitingMails) await deliverMail(worker.shop.ctx, { mail: id });
}

async function expectErased(made: Case): Promise<void> {
  const guests = await worker.rows<{ id: string }>(
    'select o.id from orders o join order_contacts c on c.order_id = o.id where o.user_id is null and c.email = $1',
    made.contact.email,
  );
  const late = await worker.rows(
    `select id from tickets where user_id is null and email = $1
      and created_at >= (select erased_at from users where id = $2)`,
    made.contact.email,
    made.id,
  );
  // The session ended with the account: a message sent with it afterwards is a guest's, and kept as typed.
  const ofGuests = late.length > 0 ? ['public.tickets', 'public.mails'] : [];
  // An order that a guest placed with the address keeps its contact until the address is proved.
  if (guests.length === 0) expect((await tracesOf(worker.shop.ctx, made.trace)).filter((table) => !ofGuests.includes(table))).toEqual([]);
  expect(await rowsAbout(worker.shop.ctx, made.id)).toEqual([]);
  const open = await worker.rows(
    `select o.number from orders o where o.user_id = $1 and (o.state = 'pending'
      or exists (select from parcels p where p.order_id = o.id and o.state = 'placed' and p.state in ('placed', 'confirmed', 'packed', 'shipped'))
      or exists (select from returns r where r.order_id = o.id and r.state in ('requested', 'approved', 'received')))`,
    made.id,
  );
  expect(open).toEqual([]);
}

describe.each(Object.entries(states))('the deletion of %s', (_, { prepare, acts }) => {
  const cases = Object.entries(acts).map(([name, act]) => [name, act, sampleNumber + ++pairs] as const);

  test.each(cases)('× %s', { timeout: raceTimeout }, async (_name, act, firstWay) => {
    for (let round = 0; round < times; round++) {
      const made = await prepare();
      const deletion = async () => {
        const { status, body } = await made.person.send('DELETE', '/users/deleteMe');
        return status === 200 ? 'ok' : body.code;
      };
      // The other one is begun first, second, and a moment later.
      const begin = [
        async () => [await act(made), await deletion()],
        () => Promise.all([act(made), deletion()]),
        () => Promise.all([deletion(), act(made)]).then((said) => said.toReversed()),
        () => Promise.all([act(made), worker.rows('select 1').then(deletion)]),
      ] as const;
      const [said, deleted] = await (begin[(firstWay + round) % begin.length] ?? begin[1])();
      expect(String(said)).not.toMatch(/INTERNAL|^NOT_FOUND|METHOD_NOT_ALLOWED|INVALID_INPUT|KEY_REUSED/);
      expect(['ok', 'ACCOUNT_IN_USE', 'UNAUTHORIZED', 'REAUTHENTICATE']).toContain(deleted);
      const [user] = await worker.rows<{ erased: boolean }>('select erased_at is not null as erased from users where id = $1', made.id);
      if (deleted === 'ok') expect(user?.erased).toBe(true);
      if (deleted === 'ACCOUNT_IN_USE') expect(user?.erased).toBe(false);
      await later(made);
      if (user?.erased) await expectErased(made);
    }
  });
});

test('a message sent with the session of a deleted account is a guest’s, and belongs to no account', async () => {
  const made = await createCase();
  expect(await signIn(made)).toBe('ok');
  expect(await send('POST', '/feedback', ticket)(made)).toBe('ok');
  expect((await made.person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  await later(made);
  expect(await tracesOf(worker.shop.ctx, made.trace)).toEqual([]);
  const afterwards = send('POST', '/feedback', ticket, ({ other }) => other);
  expect(await afterwards(made)).toBe('ok');
  const written = await worker.rows<{ person: string | null }>(
    'select user_id as person from tickets where email = $1',
    made.contact.email,
  );
  expect(written).toEqual([{ person: null }]);
  expect(await rowsAbout(worker.shop.ctx, made.id)).toEqual([]);
});
