import type { APIRequestContext, Page } from '@playwright/test';
import { buy } from '../../e2e/bought.ts';
import { someone } from '../../e2e/mails.ts';
import { accountScreens, openScreens, someCart } from '../../e2e/screens.ts';
import type { Cast, Person } from './people.ts';

export interface Scene {
  /** `the page: its state`. */
  name: string;
  /** In English; the sheet asks for the Hindi one itself. */
  path: string | ((request: APIRequestContext) => Promise<string>);
  person: Person;
  /** What the browser keeps as the cart. */
  cart?: string;
  /** On the empty page of the shop, before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done on the page before it is looked at. */
  act?: (page: Page) => Promise<unknown>;
  /** Answers are held or fail: neither is the page's fault. */
  isBroken?: boolean;
}

const press = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().click();
/** Not the way out, which is a form too. */
const send = press('main form:not([action*=logout]) button[type=submit]');
const hold = (glob: string) => (page: Page) => page.route(glob, () => new Promise<void>(() => {}));
const fail = (glob: string) => (page: Page) =>
  page.route(glob, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', fields: {} } }));
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).first().fill(value);
};
/** A link that leads there, followed inside the page. */
const follow = (part: string) => press(`main a[href*="${part}"]`);
const focused = (page: Page) => page.locator('dialog[open], [role=dialog]').first().waitFor();

/** The open pages by what their addresses say, without ids. */
async function openScenes(request: APIRequestContext): Promise<Scene[]> {
  const cart = await someCart(request);
  return (await openScreens(request)).map((path) => ({
    name: path.replace(/^(\/product)\/[^/]+/, '$1').replaceAll('%20', ' '),
    path,
    person: 'visitor' as const,
    ...(path === '/cart' || path === '/checkout' ? { cart } : {}),
    // The browser reports a 404 as an error of the page.
    isBroken: /nothing|nowhere|ZZZZ|K7M2/.test(path),
  }));
}

function statesOfVisitors(cart: string): Scene[] {
  const at = (name: string, path: Scene['path'], more: Partial<Scene> = {}): Scene => ({ name, path, person: 'visitor', ...more });
  return [
    at('/place: over a page', '/faqs', {
      act: async (page) => {
        await page.locator('footer [aria-haspopup=dialog]').last().click();
        await focused(page);
      },
    }),
    at('/product: on its way', '/search?q=silk', {
      before: hold('**/product/**.data*'),
      act: (page) => follow('/product/')(page).then(() => page.locator('[aria-busy=true]').first().waitFor()),
      isBroken: true,
    }),
    at('/categories: on its way', '/faqs', {
      before: hold('**/categories/**.data*'),
      act: (page) => press('footer a[href*="/categories/"]')(page).then(() => page.locator('[aria-busy=true]').first().waitFor()),
      isBroken: true,
    }),
    at('/faqs: broken', '/legal/terms-and-conditions', {
      before: fail('**/faqs.data*'),
      act: press('footer a[href$="/faqs"]'),
      isBroken: true,
    }),
    at('/offline', '/offline'),
    at('/search: suggestions', '/search', { act: (page) => page.locator('[role=combobox]').pressSequentially('blu') }),
    at('/search: filters', '/search?q=silk', {
      act: async (page) => {
        const filters = page.locator('main button[aria-haspopup=dialog]').filter({ visible: true });
        if (await filters.count()) await filters.first().click();
      },
    }),
    at('/search: chosen filters', '/search?q=blue&max=200000&inStock=1'),
    at('/cart: on its way', '/cart', { cart, before: hold('**/cart/quote*'), isBroken: true }),
    at('/cart: not priced', '/cart', { cart, before: fail('**/cart/quote*'), isBroken: true }),
    at('/checkout: on its way', '/checkout', { cart, before: hold('**/cart/quote*'), isBroken: true }),
    at('/checkout: mistakes', '/checkout', { cart, act: send, isBroken: true }),
    at('/checkout/payment: waiting', async (request) => payment((await buy(request, { place: 2, act: 'nothing' })).number)),
    at('/checkout/payment: declined', async (request) => payment((await buy(request, { place: 3, act: 'decline' })).number)),
    at('/checkout/payment: on its way', payment('K7M2-QX4P'), { before: hold('**/api/v1/orders/**'), isBroken: true }),
    at('/orders: mistakes', '/orders', { act: send, isBroken: true }),
    at('/orders: code', '/orders', {
      act: async (page) => {
        await fill(page, { number: 'K7M2-QX4P', email: someone() });
        await send(page);
        await page.locator('main [name=otp], main [name=code]').first().waitFor();
      },
    }),
    at('/login: mistakes', '/login', { act: send, isBroken: true }),
    at('/login: refused', '/login', {
      act: async (page) => {
        await fill(page, { email: someone(), password: 'not my password' });
        await send(page);
        await page.locator('main form [tabindex="-1"]').first().waitFor();
      },
      isBroken: true,
    }),
    at('/signup: mistakes', '/signup', { act: send, isBroken: true }),
    at('/signup: code', '/signup', {
      act: async (page) => {
        await fill(page, { name: 'Asha Verma', email: someone(), password: 'blue lotus pond', passwordConfirm: 'blue lotus pond' });
        await send(page);
        await focused(page);
      },
    }),
    at('/forgot-password: sent', '/forgot-password', {
      act: async (page) => {
        await fill(page, { email: someone() });
        await send(page);
        await page.waitForURL(/reset-password/);
      },
    }),
    at('/feedback: mistakes', '/feedback', { act: send, isBroken: true }),
    at('/become-a-seller: mistakes', '/become-a-seller', { act: send, isBroken: true }),
    at('/become-a-seller: sent', '/become-a-seller?sent'),
    at('/request-product: sent', '/request-product?sent'),
  ];
}

const payment = (number: string) => `/checkout/payment?order=${number}`;

function statesOfAccounts({ eventful, fresh, addressId }: Cast): Scene[] {
  const order = `/orders/${eventful.number}`;
  const at = (name: string, path: string, more: Partial<Scene> = {}): Scene => ({ name, path, person: 'buyer', ...more });
  const empty = (path: string) => at(`${path}: nothing yet`, path, { person: 'newcomer' });
  return [
    at('/orders/number: placed', `/orders/${fresh.number}?placed`),
    at('/orders/number: eventful', order),
    at('/orders/number: on its way', '/account/my-orders', {
      before: hold('**/orders/*.data*'),
      act: (page) => follow('/orders/')(page).then(() => page.locator('[aria-busy=true]').first().waitFor()),
      isBroken: true,
    }),
    at('/orders/number: writing to the seller', order, { act: press('main article details > summary') }),
    at('/orders/number/cancel', `/orders/${fresh.number}/cancel`),
    at('/orders/number/cancel: mistakes', `/orders/${fresh.number}/cancel`, { act: send, isBroken: true }),
    at('/orders/number/report', `${order}/report`),
    at('/orders/number/report: mistakes', `${order}/report`, { act: send, isBroken: true }),
    ...accountScreens.map((path) => at(`${path}: signed in`, path)),
    at('/account/my-addresses/id', `/account/my-addresses/${addressId}`),
    at('/account/my-addresses: adding', '/account/my-addresses', {
      act: (page) => press('main button[aria-haspopup=dialog], main a[href$="/new"], main h1 ~ button')(page).then(() => focused(page)),
    }),
    at('/account/password: mistakes', '/account/password', { act: send, isBroken: true }),
    at('/me: menu of the account', '/me', { act: press('header button[aria-expanded]') }),
    ...['/account/my-orders', '/account/my-addresses', '/account/wishlist'].map(empty),
  ];
}

/** Every page and state that the sheet shows. */
export async function listScenes(request: APIRequestContext, cast: Cast): Promise<Scene[]> {
  return [...(await openScenes(request)), ...statesOfVisitors(await someCart(request)), ...statesOfAccounts(cast)];
}
