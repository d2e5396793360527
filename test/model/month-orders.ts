import { expect } from 'vitest';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { count, type Month, type MonthOrder, type Regular } from './month.ts';
import { monthRates as rates } from './month-rates.ts';

type Method = MonthOrder['method'];

interface Message {
  body: string;
  headers: Record<string, string>;
}

let people = 0;

/** Gives the contact of a new buyer. */
function newContact() {
  const person = ++people;
  return { email: `buyer-${person}@example.com`, name: 'Asha Verma', phone: `98${String(10_000_000 + person).slice(-8)}` };
}

function chooseItems({ random, products }: Month) {
  const wanted = 1 + Number(random.chance(rates.secondProduct)) + Number(random.chance(0.1));
  return random.several(products, wanted).map(({ variantId }) => ({ variantId, qty: random.chance(0.15) ? 2 : 1 }));
}

/** Sends reports of a provider as often as it does: never, once or twice. Every one is asked for later. */
async function report(month: Month, provider: 'razorpay' | 'stripe', messages: readonly Message[]): Promise<void> {
  if (month.random.chance(rates.messageLost)) return count(month, 'messages lost');
  const times = month.random.chance(rates.messageTwice) ? 2 : 1;
  for (const { body, headers } of messages.flatMap((message) => Array.from({ length: times }, () => message))) {
    const { status } = await month.shop.request(`/api/v1/payments/webhooks/${provider}`, { method: 'POST', body, headers });
    expect(status).toBe(200);
  }
}

async function payNow(month: Month, order: MonthOrder, provider: 'razorpay' | 'stripe', ref: string): Promise<void> {
  const simulator = month[provider];
  const { paymentId, messages } = simulator.pay(ref);
  const [row] = await month.rows<{ amount: string }>('select amount_paise as amount from payments where provider_ref = $1', ref);
  order.paid.push({ provider, id: paymentId, amountPaise: Number(row?.amount) });
  await report(month, provider, messages);
}

/** The buyer at the page of the provider: declined, gone, late, twice, or simply paid. */
async function payOnline(month: Month, order: MonthOrder, paymentId: string, provider: 'razorpay' | 'stripe'): Promise<void> {
  const { random } = month;
  const refOf = async (id: string) => {
    const [row] = await month.rows<{ ref: string }>('select provider_ref as ref from payments where id = $1', id);
    return row?.ref ?? '';
  };
  const ref = await refOf(paymentId);
  if (random.chance(rates.declinedFirst)) {
    const declined = month[provider].decline(ref);
    await report(month, provider, 'messages' in declined ? declined.messages : declined);
    count(month, 'declined');
  }
  if (random.chance(rates.neverPaid)) return count(month, 'never paid');
  if (random.chance(rates.paidAfterTheHold)) {
    count(month, 'paid after the hold');
    month.late.push({ onDay: month.day + 1, send: () => payNow(month, order, provider, ref).catch(() => count(month, 'page was closed')) });
    return;
  }
  if (random.chance(rates.paidTwice)) {
    const body = { idempotencyKey: `month-again-${order.id}`, method: provider };
    const again = await order.buyer.send('POST', `/orders/${order.number}/payments`, body);
    const second = again.status === 200 ? await refOf(again.body.data.payment._id) : '';
    if (second !== '') {
      count(month, 'paid twice');
      await payNow(month, order, provider, second);
      // The first page may have been closed by the second one.
      await payNow(month, order, provider, ref).catch(() => undefined);
      return;
    }
  }
  await payNow(month, order, provider, ref);
}

/** Regular buyers whose session has ended sign in again. */
export async function signInRegulars({ regulars }: Month): Promise<void> {
  for (const regular of regulars) {
    if ((await regular.send('GET', '/users/store-credit')).status === 200) continue;
    const { email, password } = regular;
    expect((await regular.send('POST', '/users/login', { email, password })).status).toBe(200);
  }
}

async function placeOrder(month: Month): Promise<void> {
  const { random } = month;
  const regular: Regular | undefined = random.chance(rates.regular) ? random.pick(month.regulars) : undefined;
  const buyer: TestClient = regular ?? createTestClient(month.shop);
  const items = chooseItems(month);
  const coupon = random.chance(rates.coupon) ? { coupon: random.chance(0.5) ? 'MONTH10' : 'SELLER50' } : {};
  const address = {
    country: 'IN',
    line1: `${random.between(1, 400)} Rose Lane`,
    city: 'Jaipur',
    state: 'Rajasthan',
    postalCode: `3020${random.between(1, 40).toString().padStart(2, '0')}`,
  };
  const cart = { items, ...coupon, country: 'IN', state: address.state, withCredit: regular !== undefined };
  const { bill, credit } = (await buyer.send('POST', '/cart/quote', cart)).body;
  const creditPaise = credit && random.chance(rates.usesCredit) ? credit.usablePaise : 0;
  const isCash = random.chance(rates.cash) && bill.totalPaise <= month.shop.services.app.payments.codLimitPaise;
  const method: Method = isCash ? 'cod' : random.chance(rates.stripe / (1 - rates.cash)) ? 'stripe' : 'razorpay';
  const body = {
    idempotencyKey: `month-order-key-${process.pid}-${++people}`,
    items,
    contact: regular ? { ...newContact(), email: regular.email } : newContact(),
    address,
    method,
    expectedTotalPaise: bill.totalPaise,
    ...coupon,
    ...(creditPaise > 0 ? { creditPaise } : {}),
  };
  const answer = await buyer.send('POST', '/orders', body);
  if (answer.status !== 200) {
    const { code } = answer.body;
    expect(['OUT_OF_STOCK', 'COUPON_REFUSED', 'QUOTE_CHANGED']).toContain(code);
    return count(month, `not placed: ${code}`);
  }
  const { order: placed, payment } = answer.body.data;
  const order: MonthOrder = { id: placed._id, number: placed.number, buyer, method, isRegular: regular !== undefined, paid: [] };
  month.orders.set(order.id, order);
  count(month, 'orders');
  if (creditPaise > 0) count(month, creditPaise === bill.totalPaise ? 'paid with credit' : 'paid partly with credit');
  if (isCash || !payment) return count(month, isCash ? 'cash' : 'nothing left to pay');
  await payOnline(month, order, payment._id, method as 'razorpay' | 'stripe');
}

/** The orders of a day. */
export async function placeOrders(month: Month, orders: number): Promise<void> {
  for (let index = 0; index < orders; index++) await placeOrder(month);
  const today = month.late.filter(({ onDay }) => onDay <= month.day);
  month.late = month.late.filter((message) => !today.includes(message));
  for (const message of today) await message.send();
}
