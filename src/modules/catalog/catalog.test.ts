import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test('an empty shop has no categories and says so with an empty list', async () => {
  const response = await shop.request('/api/v1/categories/categoryWithSubWithProd');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test('an unknown product answers 404 with a code', async () => {
  const response = await shop.request('/api/v1/products/details/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'PRODUCT_NOT_FOUND', message: 'Product not found.', fields: {} });
});
