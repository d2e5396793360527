import fc from 'fast-check';
import { expect } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { openParcelStates } from '#modules/orders/parcel-clock-rules.ts';
import type { CancelReason } from '#modules/orders/parcel-contract.ts';
import { canReplace, findTransition } from '#modules/orders/parcel-rules.ts';
import { refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { demoRef } from '#modules/payments/demo-provider.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { returnTransitions } from '#modules/returns/return-rules.ts';
import { DomainError } from '#shared/errors.ts';
import { spreadCredit } from '#shared/store-credit.ts';
import { jaipur } from '../support/place-orders.ts';
import type { Answer } from '../support/test-client.ts';
import type { BuyingModel, Method, ModelLine, ModelOrder, ModelParcel, ModelPayment } from './buying-model.ts';
import { type BuyingWorker, settleRefunds } from './buying-worker.ts';

type Command = fc.AsyncCommand<BuyingModel, BuyingWorker>;

let keys = 0;
const newKey = () => `sequence-key-${process.pid}-${++keys}`;

/** One of a list, by any number. */
function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** The same, three times of four among those to which it can happen: or little ever would. */
function pickLikely<T>(list: readonly T[], number: number, isLikely: (each: T) => boolean): T {
  const likely = number % 4 === 0 ? [] : list.filter(isLikely);
  return pick(likely.length > 0 ? likely : list, Math.floor(number / 4));
}

const command = (
  name: string,
  canRun: (model: BuyingModel) => boolean,
  run: (model: BuyingModel, worker: BuyingWorker) => Promise<void>,
): Command => ({ check: canRun, run, toString: () => name });

const buyerOf = (worker: BuyingWorker, order: ModelOrder) => pick(worker.buyers, order.person).person;
const codeOf = (answer: Answer) => (answer.status === 200 ? 'ok' : answer.body.code);
/** The outcome of a command that runs inside the application. */
const outcomeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'ok',
    (error) => {
      if (error instanceof DomainError) return error.code;
      throw error;
    },
  );

async function paymentOf(worker: BuyingWorker, order: ModelOrder, id: string, method: Method): Promise<ModelPayment> {
  const [row] = await worker.rows<{ ref: string | null }>('select provider_ref as ref from payments where id = $1', id);
  return { id, order, method, ref: method === 'demo' ? demoRef(id) : (row?.ref ?? ''), isCaptured: false, isPaid: false };
}

interface Wanted {
  person: number;
  items: readonly { product: number; qty: number }[];
  method: Method;
  coupon: number;
  usesCredit: boolean;
}

/** Prices a cart, orders it, and looks at what was written. */
const place = ({ person: client, items: wanted, method, coupon: which, usesCredit }: Wanted) =>
  command(
    `place(${client}, ${wanted.map(({ product, qty }) => `${qty}×${product}`)}, ${method}, ${which}, ${usesCredit})`,
    () => true,
    async (model, worker) => {
      const { person: browser, email } = pick(worker.buyers, client);
      const items = wanted.map(({ product, qty }) => ({ product: pick(model.products, product), qty }));
      const coupon = model.coupons[which];
      const replaced = model.inTheWay(client, items, coupon, email);
      model.replaceBy(replaced);
      const saved = coupon && model.saving(coupon, email, items);
      const totalPaise = items.reduce((sum, { product, qty }) => sum + product.pricePaise * qty, 0) - (saved ?? 0);
      const asked = items.map(({ product: { variantId }, qty }) => ({ variantId, qty }));
      const isShort = items.some(({ product, qty }) => product.available < qty);
      const isSignedIn = client < 2;
      const creditPaise = isSignedIn && usesCredit ? model.usableCredit(client, totalPaise) : 0;
      const restPaise = totalPaise - creditPaise;
      if (isSignedIn) await browser.send('PUT', `/users/cart/${asked[0]?.variantId}`, { qty: 1, saved: false });
      const quote = (await browser.send('POST', '/cart/quote', { items: asked, ...(coupon ? { coupon: coupon.code } : {}) })).body;
      if (!isShort) expect(quote.bill.totalPaise).toBe(totalPaise);
      const body = {
        idempotencyKey: newKey(),
        items: asked,
        contact: { email: isSignedIn ? email : `${++keys}-${email}`, name: 'Asha Verma', phone: `98290 1234${client}` },
        address: { ...jaipur, line1: `${12 + client} Rose Lane` },
        method,
        expectedTotalPaise: totalPaise,
        ...(creditPaise > 0 ? { creditPaise } : {}),
        ...(coupon ? { coupon: coupon.code } : {}),
      };
      const answer = await browser.send('POST', '/orders', body);
      const expected = isShort
        ? 'OUT_OF_STOCK'
        : coupon && saved === undefined
          ? 'COUPON_REFUSED'
          : isNotOffered(method, restPaise)
            ? 'METHOD_NOT_OFFERED'
            : 'ok';
      expect(codeOf(answer)).toBe(expected);
      if (expected !== 'ok') {
        model.keep(replaced);
        return;
      }
      if (isSignedIn) {
        const stored = (await browser.send('GET', '/users/cart')).body.data.items as { variantId: string }[];
        const hasLeft = stored.every((item) => asked.every(({ variantId }) => variantId !== item.variantId));
        // Until it is paid, the buyer may change it.
        expect(hasLeft).toBe(method === 'cod' || restPaise === 0);
      }
      const { order: placed, payment } = answer.body.data;
      const view = (await browser.send('GET', `/orders/${placed.number}`)).body.data.order;
      const lines: ModelLine[] = [];
      const parcels: ModelParcel[] = [];
      for (const parcel of view.parcels) {
        const ours: ModelParcel = { id: parcel._id, state: 'placed', generation: 0, wasRefused: false, creditPaise: 0, isCollected: false };
        parcels.push(ours);
        for (const line of parcel.lines) {
          const product = model.products.find((each) => each.variantId === line.variantId);
          if (!product) throw new Error('a line of nothing');
          lines.push({ id: line._id, product, parcel: ours, qty: line.qty, paidPaise: line.paidPaise, cancelled: 0, refunded: 0 });
        }
      }
      expect(lines.reduce((sum, line) => sum + line.paidPaise, 0)).toBe(totalPaise);
      const costs = parcels.map((parcel) =>
        lines.filter((line) => line.parcel === parcel).reduce((sum, { paidPaise }) => sum + paidPaise, 0),
      );
      for (const [index, paise] of spreadCredit(creditPaise, costs).entries()) (parcels[index] as ModelParcel).creditPaise = paise;
      expect(model.take(items)).toBe(true);
      coupon?.uses.set(placed._id, email);
      const order: ModelOrder = {
        id: placed._id,
        number: placed.number,
        person: client,
        email,
        body,
        state: 'pending',
        isTimeOver: false,
        isReplaced: false,
        method: totalPaise === 0 ? 'none' : restPaise === 0 ? 'store-credit' : method,
        totalPaise,
        creditPaise,
        creditHeldPaise: 0,
        coupon,
        lines,
        parcels,
        payments: [],
        capturedPaise: 0,
        collectedPaise: 0,
        askedBackPaise: 0,
        roundedPaise: 0,
        paidBackPaise: 0,
      };
      model.orders.push(order);
      model.moveCredit(order, creditPaise);
      if (method === 'cod' || restPaise === 0) model.stand(order);
      if (payment && method !== 'cod') order.payments.push(await paymentOf(worker, order, payment._id, method));
    },
  );

const hasOrders = (model: BuyingModel) => model.orders.length > 0;
const hasPayments = (model: BuyingModel) => model.payments.length > 0;

/** The same click once more. */
const repeatOrder = (which: number) =>
  command(`repeatOrder(${which})`, hasOrders, async (model, worker) => {
    const order = pick(model.orders, which);
    // After its time the click orders again: see leave-order.test.ts.
    if (order.state === 'abandoned' || order.isTimeOver) return;
    const answer = await buyerOf(worker, order).send('POST', '/orders', order.body);
    expect([codeOf(answer), answer.body.data?.order.number]).toEqual(['ok', order.number]);
  });

/** Tells whether a method is for other amounts: too much for cash, too little for a provider. */
function isNotOffered(method: Method, totalPaise: number): boolean {
  if (totalPaise === 0) return false;
  const [least, most] = { cod: [0, 400_000], demo: [0, Infinity], razorpay: [100, Infinity], stripe: [6_000, Infinity] }[method] as [
    number,
    number,
  ];
  return totalPaise < least || totalPaise > most;
}

const payAgain = (which: number, method: Method) =>
  command(`payAgain(${which}, ${method})`, hasOrders, async (model, worker) => {
    const order = pick(model.orders, which);
    const body = { idempotencyKey: newKey(), method };
    const answer = await buyerOf(worker, order).send('POST', `/orders/${order.number}/payments`, body);
    const isPayable = order.state === 'pending' && !order.isTimeOver;
    const expected = !isPayable
      ? 'ORDER_NOT_PAYABLE'
      : isNotOffered(method, order.totalPaise - order.creditPaise)
        ? 'METHOD_NOT_OFFERED'
        : 'ok';
    expect(codeOf(answer)).toBe(expected);
    if (expected !== 'ok') return;
    order.method = method;
    if (method === 'cod') model.stand(order);
    else order.payments.push(await paymentOf(worker, order, answer.body.data.payment._id, method));
  });

/** At the provider: the shop hears of it later, or never. The demonstration's is heard of at once. */
const pay = (which: number, act: 'approve' | 'decline' | 'repeat') =>
  command(`pay(${which}, ${act})`, hasPayments, async (model, worker) => {
    const payment = pick(model.payments, which);
    const { method, ref } = payment;
    if (method === 'demo') {
      const answer = await worker.buyers[0]?.person.send('POST', `/demo/payments/${ref}`, { act });
      expect(answer?.status).toBe(200);
      if (act !== 'decline') model.capture(payment);
      return;
    }
    if (payment.isPaid) return;
    const provider = method === 'razorpay' ? worker.razorpay : worker.stripe;
    const declined = () => (method === 'razorpay' ? worker.razorpay.decline(ref).messages : worker.stripe.decline(ref));
    const messages = act === 'decline' ? declined() : provider.pay(ref).messages;
    payment.isPaid = act !== 'decline';
    for (const { body, headers } of messages)
      model.messages.push({
        payment,
        captures: payment.isPaid && !body.includes('"payment.authorized"'),
        send: async () => (await worker.shop.request(`/api/v1/payments/webhooks/${method}`, { method: 'POST', body, headers })).status,
      });
  });

/** Any message that was ever sent arrives, perhaps again. */
const hear = (which: number) =>
  command(
    `hear(${which})`,
    ({ messages }) => messages.length > 0,
    async (model) => {
      const { payment, captures, send } = pick(model.messages, which);
      expect(await send()).toBe(200);
      if (captures) model.capture(payment);
    },
  );

/** The buyer comes back from paying, and the provider is asked. */
const comeBack = (which: number) =>
  command(`comeBack(${which})`, hasOrders, async (model, worker) => {
    const order = pick(model.orders, which);
    const [latest] = await worker.rows<{ id: string }>(
      'update payments set checked_at = null where order_id = $1 and attempt = (select max(attempt) from payments where order_id = $1) returning id',
      order.id,
    );
    const answer = await buyerOf(worker, order).send('POST', `/orders/${order.number}/payments/check`, {});
    expect(codeOf(answer)).toBe('ok');
    const payment = order.payments.find((each) => each.id === latest?.id);
    if (payment?.isPaid) model.capture(payment);
    expect(answer.body.data.order.state).toBe(order.state);
  });

const runOut = (which: number) =>
  command(`runOut(${which})`, hasOrders, async (model, worker) => {
    const order = pick(model.orders, which);
    if (order.state !== 'pending') return;
    order.isTimeOver = true;
    await worker.rows(`update orders set hold_until = now() - interval '1 second' where id = $1`, order.id);
  });

const release = () =>
  command('release()', hasOrders, async (model, worker) => {
    await releaseExpired(worker.shop.ctx);
    model.release();
  });

const cancel = (which: number, line: number, qty: number, wantsCredit: boolean) =>
  command(`cancel(${which}, ${line}, ${qty}, ${wantsCredit})`, hasOrders, async (model, worker) => {
    const order = pickLikely(model.orders, which, ({ parcels }) => parcels.some(({ state }) => state === 'confirmed'));
    const wanted = pick(order.lines, line);
    const toCredit = wantsCredit && order.person < 2;
    const body = { idempotencyKey: newKey(), lines: [{ lineId: wanted.id, qty }], refundTo: toCredit ? 'store-credit' : 'payment' };
    const path = `/orders/${order.number}/cancel`;
    const answer = await buyerOf(worker, order).send('POST', path, body);
    const allowed = model.canCancel(order, wanted, qty);
    expect(codeOf(answer)).toBe(allowed ? 'ok' : 'NOT_CANCELLABLE');
    if (!allowed) return;
    model.cancel(order, wanted, qty, toCredit);
    expect(codeOf(await buyerOf(worker, order).send('POST', path, body))).toBe('ok');
  });

/** The buyer wants another size or colour: mostly of what can still be exchanged for what there is. */
const exchange = (which: number, line: number, to: number) =>
  command(`exchange(${which}, ${line}, ${to})`, hasOrders, async (model, worker) => {
    const canExchange = (order: ModelOrder, wanted: ModelLine) =>
      model.products.some((product) => product !== wanted.product && model.exchangeOf(order, wanted, product) === 'ok');
    const order = pickLikely(model.orders, which, (each) => each.lines.some((wanted) => canExchange(each, wanted)));
    const wanted = pickLikely(order.lines, line, (each) => canExchange(order, each));
    const product = pickLikely(model.products, to, ({ productId }) => productId === wanted.product.productId);
    const path = `/orders/${order.number}/lines/${wanted.id}/exchange`;
    const expected = model.exchangeOf(order, wanted, product);
    for (const _ of ['first', 'again']) {
      expect(codeOf(await buyerOf(worker, order).send('POST', path, { variantId: product.variantId }))).toBe(expected);
      if (expected !== 'ok') return;
    }
    model.exchange(wanted, product);
  });

type Move = 'pack' | 'ship' | 'deliver';

const move = (which: number, parcel: number, events: readonly Move[]) =>
  command(`move(${which}, ${parcel}, ${events})`, hasOrders, async (model, worker) => {
    const order = pickLikely(model.orders, which, ({ parcels }) =>
      parcels.some(({ state }) => ['confirmed', 'packed', 'shipped'].includes(state)),
    );
    const wanted = pick(order.parcels, parcel);
    for (const event of events) {
      const to = findTransition(wanted.state, event, 'operator')?.to;
      expect(await outcomeOf(moveParcel(worker.shop.ctx, { parcelId: wanted.id, event, by: 'operator' }))).toBe(to ? 'ok' : 'WRONG_STATE');
      if (!to) continue;
      wanted.state = to;
      if (event !== 'pack') wanted.wasRefused = false;
      if (event !== 'deliver') continue;
      wanted.isConfirmed = false;
      model.deliver(order, wanted);
    }
  });

/** Reads the parcel that was just made in place of another. */
async function replacementOf(worker: BuyingWorker, order: ModelOrder, parcel: ModelParcel): Promise<string> {
  const rows = await worker.rows<{ id: string }>('select id from parcels where replaces_id = $1', parcel.id);
  const made = rows.find(({ id }) => !order.parcels.some((known) => known.id === id));
  if (!made) throw new Error('nothing was sent again');
  return made.id;
}

/** The end of a parcel that does not come: sent again where it can be and is wished, otherwise paid back. */
async function applyRemedy(
  model: BuyingModel,
  worker: BuyingWorker,
  order: ModelOrder,
  parcel: ModelParcel,
  isResent: boolean,
): Promise<void> {
  const isBack = parcel.state === 'returned' && parcel.isWhole === true;
  const units = model.unitsOf(order, parcel);
  parcel.state = isResent ? 'resent' : 'refunded';
  if (!isResent) model.settle(order, parcel, 'refunded', isBack);
  else if (isBack) for (const { line, qty } of units) line.product.available += qty;
  if (isResent) model.replace(order, parcel, units, await replacementOf(worker, order, parcel));
}

const exits = [
  'cancel',
  'fail-delivery',
  'refuse',
  'return-to-origin',
  'take-back',
  'lose',
  'refund',
  'resend',
  'confirm-receipt',
] as const;
type Exit = (typeof exits)[number];

/** Applies what keeps a parcel from its buyer, and what the operator does then. */
const leaveWay = (which: number, place: number, events: readonly Exit[], flag: boolean) =>
  command(`leaveWay(${which}, ${place}, ${events}, ${flag})`, hasOrders, async (model, worker) => {
    const order = pickLikely(model.orders, which, ({ parcels }) => parcels.some(({ state }) => openParcelStates.includes(state)));
    const parcel = pickLikely(order.parcels, place, ({ state }) => openParcelStates.includes(state));
    for (const event of events) {
      const isOver = event === 'resend' && !canReplace(parcel);
      const to = event === 'confirm-receipt' || isOver ? undefined : findTransition(parcel.state, event, 'operator')?.to;
      const isShort = to === 'resent' && !model.canReplace(order, parcel);
      const isEmpty = event === 'cancel' && to !== undefined && !parcel.root && model.unitsOf(order, parcel).length === 0;
      const reason: CancelReason = flag ? 'cannot-deliver' : 'damaged';
      const step = { parcelId: parcel.id, event, by: 'operator', ...(event === 'cancel' ? { reason } : { restock: flag }) } as const;
      const outcome = await outcomeOf(moveParcel(worker.shop.ctx, step));
      if (isEmpty) continue;
      expect(outcome).toBe(to === undefined ? 'WRONG_STATE' : isShort ? 'OUT_OF_STOCK' : 'ok');
      if (to === undefined || isShort) continue;
      if (to === 'resent' || to === 'refunded') await applyRemedy(model, worker, order, parcel, to === 'resent');
      else parcel.state = to;
      if (to === 'refused') parcel.wasRefused = true;
      if (to === 'cancelled') model.settle(order, parcel, parcel.root ? 'unsent' : 'cancelled', flag);
      if (to === 'returned') parcel.isWhole = flag;
      const chosen = parcel.wasRefused ? 'refund' : parcel.remedy;
      if ((to !== 'lost' && to !== 'returned') || !chosen) continue;
      const canResend = chosen === 'replacement' && canReplace(parcel) && model.canReplace(order, parcel);
      await applyRemedy(model, worker, order, parcel, canResend);
    }
  });

/** States to which the buyer has an answer. */
const answered: readonly string[] = ['shipped', 'lost', 'returned'];

/** The buyer says that a parcel never came, or chooses between the money and the units. */
const answer = (which: number, place: number, act: 'not-received' | 'remedy' | 'received', chosen: 'refund' | 'replacement') =>
  command(`answer(${which}, ${place}, ${act}, ${chosen})`, hasOrders, async (model, worker) => {
    const order = pickLikely(model.orders, which, ({ parcels }) => parcels.some(({ state }) => answered.includes(state)));
    const parcel = pickLikely(order.parcels, place, ({ state }) => answered.includes(state));
    await worker.rows('update parcels set promised_until = current_date - 2 where id = $1', parcel.id);
    const path = `/orders/${order.number}/parcels/${parcel.id}/${act}`;
    const said = codeOf(await buyerOf(worker, order).send('POST', path, act === 'received' ? {} : { remedy: chosen }));
    const { state } = parcel;
    if (act === 'not-received') {
      const isReported = state === 'not-received';
      const isDisputed = state === 'delivered' && !parcel.isConfirmed && model.claimed(parcel) === 0;
      expect(said).toBe(isReported || state === 'shipped' || isDisputed ? 'ok' : 'WRONG_STATE');
      if (said !== 'ok' || isReported) return;
      parcel.state = 'not-received';
      parcel.remedy = chosen;
      return;
    }
    if (act === 'received') {
      const isDone = state === 'delivered' && parcel.isConfirmed === true;
      const to = findTransition(state, 'deliver', 'buyer')?.to;
      expect(said).toBe(isDone || to ? 'ok' : 'WRONG_STATE');
      if (!to) return;
      parcel.state = to;
      parcel.wasRefused = false;
      parcel.isConfirmed = true;
      model.deliver(order, parcel);
      return;
    }
    const end = chosen === 'refund' ? 'refunded' : 'resent';
    const isOver = chosen === 'replacement' && !canReplace(parcel);
    const isShort = chosen === 'replacement' && !isOver && !model.canReplace(order, parcel);
    expect(said).toBe(
      state === end ? 'ok' : (state !== 'lost' && state !== 'returned') || isOver ? 'WRONG_STATE' : isShort ? 'OUT_OF_STOCK' : 'ok',
    );
    if ((state === 'lost' || state === 'returned') && said === 'ok')
      await applyRemedy(model, worker, order, parcel, chosen === 'replacement');
  });

const report = (which: number, line: number, qty: number, chosen: 'refund' | 'replacement' | 'store-credit') =>
  command(`report(${which}, ${line}, ${qty}, ${chosen})`, hasOrders, async (model, worker) => {
    const order = pickLikely(model.orders, which, ({ parcels }) => parcels.some(({ state }) => state === 'delivered'));
    const parcel = pickLikely(order.parcels, line, ({ state }) => state === 'delivered');
    const wanted = pick(parcel.units?.map((unit) => unit.line) ?? order.lines.filter((each) => each.parcel === parcel), line);
    const lines = [{ lineId: wanted.id, qty, reason: 'damaged' }];
    const toCredit = chosen === 'store-credit' && order.person < 2;
    const remedy = chosen === 'store-credit' && !toCredit ? 'refund' : chosen;
    const body = { idempotencyKey: newKey(), parcelId: parcel.id, lines, wish: remedy, message: 'It came broken.' };
    const path = `/orders/${order.number}/returns`;
    const answered = await buyerOf(worker, order).send('POST', path, body);
    const allowed = parcel.state === 'delivered' && qty <= model.reportable(order, parcel, wanted);
    expect(codeOf(answered)).toBe(allowed ? 'ok' : 'NOT_RETURNABLE');
    if (!allowed) return;
    model.returns.push({ id: answered.body.data.return._id, order, line: wanted, parcel, qty, toCredit, state: 'requested' });
    const again = await buyerOf(worker, order).send('POST', path, body);
    expect(again.body.data?.return._id).toBe(answered.body.data.return._id);
  });

const decisions = ['approve', 'refuse', 'receive', 'refund', 'replace', 'reopen'] as const;
type Decision = (typeof decisions)[number];

const decide = (which: number, events: readonly Decision[], restock: boolean) =>
  command(
    `decide(${which}, ${events}, ${restock})`,
    ({ returns }) => returns.length > 0,
    async (model, worker) => {
      const wanted = pick(model.returns, which);
      const { order, parcel, line, qty } = wanted;
      for (const event of events) {
        const isOver = event === 'replace' && !canReplace(parcel);
        const to = isOver ? undefined : returnTransitions[wanted.state][event]?.to;
        const isGone = event === 'replace' && line.product.available < qty;
        const isTaken = event === 'reopen' && model.reportable(order, parcel, line) < qty;
        const expected = !to ? 'WRONG_STATE' : isTaken ? 'NOT_RETURNABLE' : isGone ? 'OUT_OF_STOCK' : 'ok';
        const decided = decideReturn(worker.shop.ctx, { id: wanted.id, event, by: 'seller', decision: 'So it is.', restock });
        expect(await outcomeOf(decided)).toBe(expected);
        if (expected !== 'ok' || !to) continue;
        wanted.state = to;
        if (event === 'refund') model.payBack(wanted, restock);
        if (event === 'replace') model.replace(order, parcel, [{ line, qty }], await replacementOf(worker, order, parcel));
      }
    },
  );

const withdraw = (which: number) =>
  command(
    `withdraw(${which})`,
    ({ returns }) => returns.length > 0,
    async (model, worker) => {
      const wanted = pick(model.returns, which);
      const answer = await buyerOf(worker, wanted.order).send('POST', `/orders/${wanted.order.number}/returns/${wanted.id}/withdraw`, {});
      const to = returnTransitions[wanted.state].withdraw?.to;
      expect(codeOf(answer)).toBe(to ? 'ok' : 'WRONG_STATE');
      if (to) wanted.state = to;
    },
  );

/** The operator gives store credit on top of what was paid. */
const gift = (which: number, amountPaise: number) =>
  command(`gift(${which}, ${amountPaise})`, hasOrders, async (model, worker) => {
    const order = pick(model.orders, which);
    const given = { number: order.number, amountPaise, reason: newKey(), bearer: 'shop', as: 'store-credit' } as const;
    const isAllowed = order.person < 2 && amountPaise <= order.totalPaise;
    const expected = order.state !== 'placed' ? 'ORDER_NOT_FOUND' : isAllowed ? 'ok' : 'INVALID_INPUT';
    expect(await outcomeOf(refundGoodwill(worker.shop.ctx, given))).toBe(expected);
    if (expected === 'ok') model.credit[order.person] = (model.credit[order.person] ?? 0) + amountPaise;
  });

const settle = () =>
  command('settle()', hasOrders, async (model, worker) => {
    await settleRefunds(worker);
    for (const order of model.orders) order.paidBackPaise = order.askedBackPaise;
  });

const any = fc.nat(39);
const method = fc.constantFrom<Method>('cod', 'cod', 'demo', 'demo', 'razorpay', 'stripe');
const qty = fc.constantFrom(1, 1, 2, 3);
const placing = fc
  .record({
    person: fc.nat(3),
    items: fc.uniqueArray(fc.record({ product: fc.nat(5), qty }), { minLength: 1, maxLength: 2, selector: ({ product }) => product }),
    method,
    coupon: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 3),
    usesCredit: fc.boolean(),
  })
  .map(place);
const paying = fc.tuple(any, fc.constantFrom('approve', 'approve', 'decline', 'repeat')).map(([which, act]) => pay(which, act));
const moving = fc
  .tuple(
    any,
    fc.nat(1),
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom<Move[]>(['pack'], ['ship'], ['deliver']) },
      { weight: 2, arbitrary: fc.constantFrom<Move[]>(['pack', 'ship', 'deliver'], ['pack', 'ship'], ['pack', 'ship']) },
    ),
  )
  .map((given) => move(...given));
const leaving = fc
  .tuple(
    any,
    any,
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...exits).map((event) => [event]) },
      {
        weight: 2,
        arbitrary: fc.constantFrom<Exit[]>(['refuse', 'return-to-origin', 'take-back'], ['lose', 'resend'], ['lose', 'refund'], ['cancel']),
      },
    ),
    fc.boolean(),
  )
  .map((given) => leaveWay(...given));
const remedy = fc.constantFrom<'refund' | 'replacement'>('refund', 'replacement');
const answering = fc
  .tuple(any, any, fc.constantFrom<'not-received' | 'remedy' | 'received'>('not-received', 'not-received', 'remedy', 'received'), remedy)
  .map((given) => answer(...given));
const deciding = fc
  .tuple(
    any,
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...decisions).map((event) => [event]) },
      { weight: 2, arbitrary: fc.constantFrom<Decision[]>(['approve', 'refund'], ['approve', 'receive', 'replace'], ['refuse']) },
    ),
    fc.boolean(),
  )
  .map((given) => decide(...given));
const reporting = fc
  .tuple(any, fc.nat(11), qty, fc.constantFrom('refund', 'replacement', 'store-credit'))
  .map(([which, line, count, chosen]) => report(which, line, count, chosen));

const often = <T>(times: number, what: T): T[] => Array.from({ length: times }, () => what);

/** Sequences of everything that people do about an order. */
export const sequences = fc.commands<BuyingModel, BuyingWorker, false>(
  [
    ...often(4, placing),
    ...often(4, paying),
    ...often(3, any.map(hear)),
    ...often(
      2,
      fc.tuple(any, fc.nat(2), qty, fc.boolean()).map((given) => cancel(...given)),
    ),
    ...often(
      2,
      fc.tuple(any, any, any).map((given) => exchange(...given)),
    ),
    ...often(4, moving),
    ...often(3, leaving),
    ...often(2, answering),
    ...often(3, reporting),
    ...often(4, deciding),
    fc.tuple(any, fc.constantFrom(70, 10_007, 30_000)).map((given) => gift(...given)),
    any.map(repeatOrder),
    fc.tuple(any, method).map((given) => payAgain(...given)),
    any.map(comeBack),
    any.map(runOut),
    fc.constant(release()),
    any.map(withdraw),
    fc.constant(settle()),
  ] as never,
  { maxCommands: 60, size: 'max' },
);
