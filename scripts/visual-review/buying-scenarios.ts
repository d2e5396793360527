import type { APIRequestContext, Page } from '@playwright/test';
import { type DemoProduct, find, someProducts } from '../../e2e/support/demo-products.ts';
import { newAddress } from '../../e2e/support/mails.ts';
import { buy } from '../../e2e/support/placed-orders.ts';
import { someCart } from '../../e2e/support/screens.ts';
import { fail, fill, focused, hold, inCart, press, type Scenario, scenarioOf, send } from './scenario.ts';

const sizesOf = ({ variants }: DemoProduct) => variants.flatMap(({ sizes }) => sizes);

/**
 * Fills a cart with products of many sellers, with every problem that a line can
 * have, and saves some for later.
 */
async function troubledCart(request: APIRequestContext): Promise<string> {
  const found = await someProducts(request);
  const line = (product: DemoProduct, qty: number, at = 0) => ({ variantId: sizesOf(product)[at]?._id, productId: product._id, qty });
  const has = (min: number) => (product: DemoProduct) => sizesOf(product).length === 1 && Number(sizesOf(product)[0]?.stock) >= min;
  const longest = found.filter(has(2)).toSorted((one, other) => other.title.en.length - one.title.en.length);
  const soldOut = found.filter((product) => sizesOf(product).every(({ stock }) => stock === 0));
  const others = found.filter(has(4)).filter((_, index) => index % 9 === 0);
  return JSON.stringify([
    ...longest.slice(0, 2).map((product) => line(product, 2)),
    ...others.slice(0, 3).map((product) => line(product, 1)),
    ...soldOut.slice(0, 1).map((product) => line(product, 1)),
    ...others.slice(3, 4).map((product) => line(product, 900)),
    { variantId: 'nothing', productId: 'nothing', qty: 1 },
    ...others.slice(4, 6).map((product) => ({ ...line(product, 1), saved: true })),
  ]);
}

const payment = (number: string) => `/checkout/payment?order=${number}`;
const refuse = (code: string) => (page: Page) =>
  page.route('**/api/v1/orders', (route) => route.fulfill({ status: 409, json: { code, message: '', fields: {} } }));
const fillOrder = async (page: Page) => {
  const contact = { 'contact.email': newAddress(), 'contact.name': 'Asha Verma', 'contact.phone': '98290 12345' };
  await fill(page, { ...contact, 'address.line1': '12 Lake Road', 'address.city': 'Udaipur', 'address.postalCode': '313001' });
  await page.locator('main [name="address.state"]').selectOption('Rajasthan');
};

/** The cart, the checkout and the payment, with what can be the matter with them. */
export async function buyingScenarios(request: APIRequestContext): Promise<Scenario[]> {
  const at = scenarioOf('visitor');
  const cart = await someCart(request);
  const troubled = await troubledCart(request);
  const shankha = await find(request, ({ slug }) => slug === 'carved-shankha-bangles');
  const staying = JSON.stringify([{ variantId: sizesOf(shankha)[0]?._id, productId: shankha._id, qty: 1 }]);
  const [{ variantId }] = JSON.parse(cart) as [{ variantId: string }];
  const seen = { 'karigari-cart-seen': JSON.stringify({ [variantId]: 100 }) };
  return [
    at('/cart: on its way', '/cart', { keeps: inCart(cart), before: hold('**/cart/quote*'), isBroken: true }),
    at('/cart: not priced', '/cart', { keeps: inCart(cart), before: fail('**/cart/quote*'), isBroken: true }),
    at('/checkout: on its way', '/checkout', { keeps: inCart(cart), before: hold('**/cart/quote*'), isBroken: true }),
    at('/checkout: mistakes', '/checkout', { keeps: inCart(cart), act: send, isBroken: true }),
    at('/checkout/payment: waiting', async (request) => payment((await buy(request, { place: 2, act: 'nothing' })).number)),
    at('/checkout/payment: declined', async (request) => payment((await buy(request, { place: 3, act: 'decline' })).number)),
    at('/checkout/payment: on its way', payment('K7M2-QX4P'), { before: hold('**/api/v1/orders/**'), isBroken: true }),
    at('/cart: nothing in it', '/cart', {
      keeps: inCart(cart),
      act: press('main ul ~ p button:last-of-type, main section ~ p button:last-of-type'),
    }),
    at('/cart: much the matter', '/cart', { keeps: inCart(troubled) }),
    at('/cart: other prices than last time', '/cart', { keeps: { ...inCart(cart), ...seen } }),
    at('/cart: somebody shares theirs', `/cart?items=${variantId}.2`, { act: focused }),
    at('/cart: a coupon that is refused', '/cart', {
      keeps: inCart(cart),
      act: async (page) => {
        await press('main details summary')(page);
        await page.locator('main details input').fill('NO-SUCH-CODE');
        await page.locator('main details input').press('Enter');
        await page.locator('main [aria-invalid=true]').waitFor();
      },
    }),
    at('/checkout: filled in', '/checkout', { keeps: inCart(cart), act: fillOrder }),
    at('/checkout: many sellers', '/checkout', { keeps: inCart(troubled) }),
    at('/checkout: cannot be sent there', '/checkout', {
      keeps: inCart(staying),
      act: (page) => page.locator('main [name="address.country"]').selectOption('US'),
    }),
    ...['QUOTE_CHANGED', 'OUT_OF_STOCK', 'METHOD_NOT_OFFERED'].map((code) =>
      at(`/checkout: ${code.toLowerCase().replaceAll('_', ' ')}`, '/checkout', {
        keeps: inCart(cart),
        before: refuse(code),
        act: async (page) => {
          await fillOrder(page);
          await send(page);
          await page.locator('main [role=alert], main form [tabindex="-1"]').filter({ visible: true }).first().waitFor();
        },
        isBroken: true,
      }),
    ),
    at('/checkout: with an account', '/checkout', { person: 'buyer' }),
    at('/demo/payments', async (asker) => new URL((await buy(asker, { place: 4, act: 'nothing' })).payUrl ?? '').pathname),
  ];
}
