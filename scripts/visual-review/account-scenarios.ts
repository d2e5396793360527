import type { Page } from '@playwright/test';
import { accountScreens } from '../../e2e/support/screens.ts';
import type { Fixtures } from './browsers.ts';
import { fill, focused, press, type Scenario, scenarioOf, send } from './scenario.ts';

const toast = (page: Page) => page.locator('[popover] [role=status], [role=status]').filter({ visible: true }).first().waitFor();

/** The pages of who is signed in. */
export function accountScenarios({ addressId }: Fixtures): Scenario[] {
  const at = scenarioOf('buyer');
  const empty = (path: string) => at(`${path}: nothing yet`, path, { person: 'newcomer' });
  return [
    ...accountScreens.map((path) => at(`${path}: signed in`, path)),
    at('/account/my-addresses/id', `/account/my-addresses/${addressId}`),
    at('/account/my-addresses: adding', '/account/my-addresses', {
      act: (page) => press('main button[aria-haspopup=dialog], main a[href$="/new"], main h1 ~ button')(page).then(() => focused(page)),
    }),
    at('/account/my-addresses: changing', '/account/my-addresses', {
      act: (page) => press('main li button[aria-haspopup=dialog]')(page).then(() => focused(page)),
    }),
    at('/account/my-addresses: deleted', '/account/my-addresses', {
      before: (page) => page.route('**/users/addresses/*', (route) => route.fulfill({ json: { status: 'success' } })),
      act: (page) => send(page).then(() => toast(page)),
    }),
    at('/account/security: another password', '/account/security', {
      act: (page) => press('main button[aria-haspopup=dialog]')(page).then(() => focused(page)),
    }),
    at('/account/authenticator: begun', '/account/authenticator', {
      act: (page) => send(page).then(() => page.locator('main [name=code]').waitFor()),
    }),
    at('/account/delete: over a page', '/account/privacy', {
      act: (page) => press('main button[aria-haspopup=dialog]')(page).then(() => focused(page)),
    }),
    at('/me: mistakes', '/me', { act: (page) => fill(page, { name: '' }).then(() => send(page)), isBroken: true }),
    at('/account/password: mistakes', '/account/password', { act: send, isBroken: true }),
    at('/me: menu of the account', '/me', { act: press('header button[aria-expanded]') }),
    ...['/account/my-orders', '/account/my-addresses', '/account/wishlist'].map(empty),
  ];
}
