import type { APIRequestContext } from '@playwright/test';
import { someProducts } from './demo-products.ts';
import { expect } from './fixtures.ts';
import { newAddress, sentCode } from './mails.ts';
import { operate } from './operate.ts';
import { pagesOrigin } from './payment-pages.ts';

interface Line {
  _id: string;
  productId: string;
  title: { en: string; hi?: string };
}
export interface PlacedOrder {
  number: string;
  email: string;
  /** The payment page, if there is one. */
  payUrl?: string | undefined;
  parcels: { _id: string; state: string; lines: Line[] }[];
}

export async function readOrder(request: APIRequestContext, number: string): Promise<Omit<PlacedOrder, 'email'>> {
  return ((await (await request.get(`/api/v1/orders/${number}`)).json()) as { data: { order: PlacedOrder } }).data.order;
}

interface Item {
  variantId: string;
  qty: number;
}

/** Products of which there are enough, cheap enough to be paid at the door. */
export async function listCheapProducts(request: APIRequestContext): Promise<(Item & { productId: string })[]> {
  const found = (await someProducts(request)).filter(({ pricing }) => pricing.basePrice <= 120_000);
  return found.flatMap(({ _id, variants }) => {
    const variant = variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock >= 8);
    return variant ? [{ productId: _id, variantId: variant._id, qty: 2 }] : [];
  });
}

/** Two of each of two sellers. */
async function twoSellers(request: APIRequestContext): Promise<Item[]> {
  const sellers = new Map<string, Item>();
  for (const { productId, ...item } of await listCheapProducts(request)) {
    const answer = (await (await request.get(`/api/v1/products/details/${productId}`)).json()) as {
      data: { data: { product: { seller: { sellerName: string } } } };
    };
    const { sellerName } = answer.data.data.product.seller;
    if (!sellers.has(sellerName)) sellers.set(sellerName, item);
    if (sellers.size === 2) break;
  }
  return [...sellers.values()];
}

interface OrderOptions {
  email?: string;
  name?: string;
  line1?: string;
  method?: 'demo' | 'cod' | 'razorpay';
  language?: 'en' | 'hi';
  /** Of one product, at this place among the cheap ones; else of two parcels. */
  place?: number;
  /** Otherwise these. */
  items?: readonly Item[];
  /** The buyer's action on the page of the payment service. */
  act?: 'approve' | 'decline' | 'nothing';
}

/** Does at Razorpay what a buyer does on its page, or the buyer's bank later. */
export async function actAtRazorpay(request: APIRequestContext, payUrl = '', act: 'pay' | 'decline' | 'charge-back'): Promise<void> {
  const { pathname } = new URL(payUrl);
  const url = `${pagesOrigin(Number(process.env.E2E_PORT ?? 3987))}${pathname}?act=${act}`;
  expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(303);
}

/** An order, placed and paid by the API by the caller. */
export async function buy(
  request: APIRequestContext,
  {
    email = newAddress('buyer'),
    name = 'Asha Verma',
    line1 = '12 Rose Lane',
    method = 'demo',
    language = 'en',
    place,
    items: given,
    act = 'approve',
  }: OrderOptions = {},
): Promise<PlacedOrder> {
  const address = { country: 'IN', line1, city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' };
  const some =
    place === undefined
      ? await twoSellers(request)
      : (await listCheapProducts(request)).map((item) => ({ ...item, qty: 1 })).slice(place, place + 1);
  const items = given ?? some;
  const quote = await request.post('/api/v1/cart/quote', { data: { items, country: 'IN', state: 'Rajasthan' } });
  const { bill } = (await quote.json()) as { bill: { totalPaise: number } };
  const placed = await request.post('/api/v1/orders', {
    data: {
      idempotencyKey: crypto.randomUUID(),
      items: items.map(({ variantId, qty }) => ({ variantId, qty })),
      contact: { email, name, phone: '98290 12345' },
      address,
      giftMessage: 'For your new kitchen.',
      method,
      expectedTotalPaise: bill.totalPaise,
      language,
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  const { order, payment } = ((await placed.json()) as { data: { order: { number: string }; payment?: { payUrl?: string } } }).data;
  const ref = payment?.payUrl?.split('/').at(-1);
  if (ref && method === 'razorpay') await actAtRazorpay(request, payment?.payUrl, act === 'approve' ? 'pay' : 'decline');
  else if (ref && act !== 'nothing') expect((await request.post(`/api/v1/demo/payments/${ref}`, { data: { act } })).ok()).toBe(true);
  if (act === 'approve') await expect.poll(async () => (await readOrder(request, order.number)).parcels[0]?.state).toBe('confirmed');
  return { ...(await readOrder(request, order.number)), email, payUrl: payment?.payUrl };
}

/**
 * Proves a guest's address with the code that opens the order: without it few mails an hour are sent there.
 */
export async function proveAddress(request: APIRequestContext, { number, email }: PlacedOrder): Promise<void> {
  expect((await request.post('/api/v1/orders/look-up', { data: { number, email } })).ok()).toBe(true);
  const otp = await sentCode(request, email, 'order');
  expect((await request.post('/api/v1/orders/look-up/verify', { data: { number, email, otp } })).ok()).toBe(true);
}

/** Brings a parcel to its buyer. */
export async function deliver(request: APIRequestContext, parcelId: string): Promise<void> {
  await operate(request, 'parcel', parcelId, 'pack');
  const tracked = ['--carrier', 'India Post', '--tracking', 'EE123456785IN', '--url', 'https://track.example/EE123456785IN'];
  await operate(request, 'parcel', parcelId, 'ship', ...tracked);
  await operate(request, 'parcel', parcelId, 'deliver');
}
