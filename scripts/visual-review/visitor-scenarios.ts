import type { APIRequestContext } from '@playwright/test';
import { newAddress } from '../../e2e/support/mails.ts';
import { openScreens, someCart } from '../../e2e/support/screens.ts';
import { fail, fill, focused, follow, hold, inCart, press, type Scenario, scenarioOf, send } from './scenario.ts';

/** The open pages by what their addresses say, without ids. */
export async function publicScenarios(request: APIRequestContext): Promise<Scenario[]> {
  const cart = await someCart(request);
  return (await openScreens(request)).map((path) => ({
    name: path.replace(/^(\/product)\/[^/]+/, '$1').replaceAll('%20', ' '),
    path,
    person: 'visitor' as const,
    ...(path === '/cart' || path === '/checkout' ? { keeps: inCart(cart) } : {}),
    // The browser reports a 404 as an error of the page.
    isBroken: /nothing|nowhere|ZZZZ|K7M2/.test(path),
  }));
}

/** States of the public pages: open, sent, refused or loading. */
export function visitorScenarios(product: string): Scenario[] {
  const at = scenarioOf('visitor');
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
    at('/dev/design', '/dev/design'),
    at('/: asked for consent', '/', { person: 'stranger' }),
    at('/search: asked for consent', '/search?q=silk', { person: 'stranger' }),
    ...['a seller', 'feedback'].map((what, index) =>
      at(`/faqs: the form for ${what}`, '/faqs', {
        act: async (page) => {
          await page.locator('footer button[aria-haspopup=dialog]').nth(index).click();
          await focused(page);
        },
      }),
    ),
    at('/faqs: mistakes in a form', '/faqs', {
      act: async (page) => {
        await page.locator('footer button[aria-haspopup=dialog]').first().click();
        await page.locator('dialog button[type=submit]').click();
        await page.locator('dialog [aria-invalid=true]').first().waitFor();
      },
    }),
    at('/search: asking for a piece', '/search?q=zzzzqqq', {
      act: (page) => press('main [aria-haspopup=dialog]')(page).then(() => focused(page)),
    }),
    at('/product: a picture enlarged', product, { act: (page) => press('main a[aria-haspopup=dialog]')(page).then(() => focused(page)) }),
    at('/product: put into the cart', product, {
      act: (page) =>
        press('main button.solid-button')(page).then(() => page.locator('header a[href$="/cart"]').filter({ visible: true }).waitFor()),
    }),
    at('/search: suggestions', '/search', { act: (page) => page.locator('[role=combobox]').pressSequentially('blu') }),
    at('/search: filters', '/search?q=silk', {
      act: async (page) => {
        const filters = page.locator('main button[aria-haspopup=dialog]').filter({ visible: true });
        if (await filters.count()) await filters.first().click();
      },
    }),
    at('/search: chosen filters', '/search?q=blue&max=200000&inStock=1'),
    at('/orders: mistakes', '/orders', { act: send, isBroken: true }),
    at('/orders: code', '/orders', {
      act: async (page) => {
        await fill(page, { number: 'K7M2-QX4P', email: newAddress() });
        await send(page);
        await page.locator('main [name=otp], main [name=code]').first().waitFor();
      },
    }),
    at('/login: mistakes', '/login', { act: send, isBroken: true }),
    at('/login: refused', '/login', {
      act: async (page) => {
        await fill(page, { email: newAddress(), password: 'not my password' });
        await send(page);
        await page.locator('main form [tabindex="-1"]').first().waitFor();
      },
      isBroken: true,
    }),
    at('/signup: mistakes', '/signup', { act: send, isBroken: true }),
    at('/signup: code', '/signup', {
      act: async (page) => {
        await fill(page, { name: 'Asha Verma', email: newAddress(), password: 'blue lotus pond', passwordConfirm: 'blue lotus pond' });
        await send(page);
        await focused(page);
      },
    }),
    at('/forgot-password: sent', '/forgot-password', {
      act: async (page) => {
        await fill(page, { email: newAddress() });
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
