import type { Fixtures } from './browsers.ts';
import { follow, hold, press, type Scenario, scenarioOf, send } from './scenario.ts';

/** Orders in everything that can happen to them, on the screen and on paper. */
export function orderScenarios({ eventful, fresh, delivered, returning, cancelled, owed, guests }: Fixtures): Scenario[] {
  const at = scenarioOf('buyer');
  const order = `/orders/${eventful.number}`;
  return [
    at('/orders/number: placed', `/orders/${fresh.number}?placed`),
    at('/orders/number: eventful', order),
    at('/orders/number: on its way', '/account/my-orders', {
      before: hold('**/orders/*.data*'),
      act: (page) => follow('/orders/')(page).then(() => page.locator('[aria-busy=true]').first().waitFor()),
      isBroken: true,
    }),
    at('/orders/number: writing to the seller', order, { act: press('main article details > summary') }),
    at('/orders/number/address', `/orders/${fresh.number}/address`),
    at('/orders/number/cancel', `/orders/${fresh.number}/cancel`),
    at('/orders/number/cancel: mistakes', `/orders/${fresh.number}/cancel`, { act: send, isBroken: true }),
    at('/orders/number/report', `${order}/report`),
    at('/orders/number/report: mistakes', `${order}/report`, { act: send, isBroken: true }),
    at('/orders/number: delivered', `/orders/${delivered.number}`),
    at('/orders/number: a return is asked for', `/orders/${returning.number}`),
    at('/orders/number: just cancelled', `/orders/${cancelled.number}?done=cancelled`),
    at('/orders/number: not paid yet', `/orders/${owed.number}`),
    at('/orders/number: of a guest', `/orders/${guests.number}?placed`, { person: 'guest' }),
    at('/orders/number: on paper', order, { isPrinted: true }),
    at('/orders/number: on paper, of a guest', `/orders/${guests.number}`, { person: 'guest', isPrinted: true }),
    at('/legal/refund-policy: on paper', '/legal/refund-policy', { isPrinted: true }),
  ];
}
