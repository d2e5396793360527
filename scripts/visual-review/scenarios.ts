import type { APIRequestContext } from '@playwright/test';
import { find, jutti, pathOf } from '../../e2e/support/demo-products.ts';
import { accountScenarios } from './account-scenarios.ts';
import type { Fixtures } from './browsers.ts';
import { buyingScenarios } from './buying-scenarios.ts';
import { mailScenarios } from './mail-scenarios.ts';
import { orderScenarios } from './order-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { publicScenarios, visitorScenarios } from './visitor-scenarios.ts';

/** Every page and state that the sheet shows. */
export async function listScenarios(request: APIRequestContext, cast: Fixtures): Promise<Scenario[]> {
  return [
    // Scenarios that expire within a quarter of an hour come first: orders that
    // wait for payment, and a recent password.
    ...orderScenarios(cast),
    ...accountScenarios(cast),
    ...(await publicScenarios(request)),
    ...visitorScenarios(pathOf(await find(request, jutti))),
    ...(await buyingScenarios(request)),
    ...(await mailScenarios(request)),
  ];
}
