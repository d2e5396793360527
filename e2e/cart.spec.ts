import type { Page } from '@playwright/test';
import { password, signUp } from './support/account-forms.ts';
import { type DemoProduct, find, jutti, pathOf, plain, someProducts } from './support/demo-products.ts';
import { expect, expectAccessible, forgive, holdRequests, hydrated, visitorTest as test } from './support/fixtures.ts';

interface StoredLine {
  variantId: string;
  productId: string;
  qty: number;
  saved?: true;
}

const key = 'karigari-cart';
const read = (page: Page): Promise<StoredLine[]> => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
const line = (page: Page, title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const bill = (page: Page) => page.getByRole('region', { name: 'Bill details' });
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' });

function storedLine({ _id, variants }: DemoProduct, qty: number): StoredLine {
  const size = variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock >= qty);
  if (!size) throw new Error('the demo shop has not as many');
  return { variantId: size._id, productId: _id, qty };
}

/** Opens the cart with these lines in it. */
async function open(page: Page, lines: readonly StoredLine[], path = '/cart'): Promise<void> {
  await page.goto('/faqs');
  await page.evaluate(([name, text]) => localStorage.setItem(name as string, text as string), [key, JSON.stringify(lines)]);
  await page.goto(path);
}

test('increment, decrement, remove and clear change the bill, and can be undone', async ({ page, request }) => {
  const product = await find(request, plain(3));
  await open(page, [storedLine(product, 1)]);
  const title = product.title.en;
  await expect(bill(page).getByText('(1 item)')).toBeVisible();
  await expect(bill(page).getByText('FREE', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `One more of ${title}` }).click();
  await expect(bill(page).getByText('(2 items)')).toBeVisible();
  await page.getByRole('button', { name: `One less of ${title}` }).click();
  await expect(bill(page).getByText('(1 item)')).toBeVisible();
  // A line reaching 0 is removed.
  await page.getByRole('button', { name: `One less of ${title}` }).click();
  await expect(line(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, title)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Empty the cart' }).click();
  await expect(line(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, title)).toBeVisible();
  // Persisted in the browser and restored on start.
  await page.reload();
  await expect(line(page, title)).toBeVisible();
});

test('an item that is saved for later is in no bill, and moves back', async ({ page, request }) => {
  const [first, second] = (await someProducts(request)).filter(plain(1)) as [DemoProduct, DemoProduct];
  await open(page, [storedLine(first, 1), storedLine(second, 1)]);
  await page.getByRole('button', { name: `Save for later: ${first.title.en}` }).click();
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('heading', { name: first.title.en })).toBeVisible();
  await expect(bill(page).getByText('(1 item)')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${second.title.en}` }).click();
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await saved.getByRole('button', { name: `Move to the cart: ${first.title.en}` }).click();
  await expect(bill(page).getByText('(1 item)')).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('"Delivery in 7-10 days", by seller; made to order takes longer, and GST is inside the total', async ({ page, request }) => {
  const ready = await find(request, jutti);
  await open(page, [storedLine(ready, 1)]);
  await expect(bill(page).getByText('Delivery in 7-10 days')).toBeVisible();
  await expect(bill(page).getByText('of which GST')).toBeVisible();
  await expect(page.getByText(/^Arrives \d/)).toBeVisible();
  await expectAccessible(page);
});

test('Proceed says what stands in its way, and waits until it is settled', async ({ page, request }) => {
  const product = await find(request, plain(2));
  const kept = storedLine(product, 2);
  const stock = product.variants[0]?.sizes[0]?.stock ?? 0;
  await open(page, [
    { ...kept, qty: stock + 3 },
    { variantId: 'nothing', productId: 'gone', qty: 1 },
  ]);
  await expect(proceed(page)).toBeDisabled();
  await expect(proceed(page)).toHaveAccessibleDescription('Fix the items marked above to continue.');
  await expect(page.getByText('This item is no longer sold.')).toBeVisible();
  await page.getByRole('button', { name: `Take ${stock}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(proceed(page)).toBeEnabled();
  await expect(proceed(page)).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(proceed(page)).toBeDisabled();
});

test('what costs another price than last time is said until it is acknowledged', { tag: '@nightly' }, async ({ page, request }) => {
  const product = await find(request, plain(1));
  const kept = storedLine(product, 1);
  await open(page, [kept]);
  await expect(bill(page)).toBeVisible();
  await page.evaluate((id) => localStorage.setItem('karigari-cart-seen', JSON.stringify({ [id]: 100 })), kept.variantId);
  await page.reload();
  const note = page.getByRole('region', { name: 'Prices have changed since you last looked' });
  await expect(note).toContainText(`${product.title.en} is now ₹`);
  await expect(note).toContainText('was ₹1');
  await page.reload();
  await note.getByRole('button', { name: 'OK, continue' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(bill(page)).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a link that shares a cart asks, and adds nothing by itself', async ({ page, request }) => {
  const product = await find(request, plain(2));
  const kept = storedLine(product, 2);
  const path = `/cart?items=${kept.variantId}.2,nothing.1`;
  await page.goto(path);
  const question = page.getByRole('dialog', { name: 'Add these items to your cart?' });
  await expect(question).toContainText(`${product.title.en} × 2`);
  expect(await read(page)).toEqual([]);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await read(page)).toEqual([]);
  await page.goto(path);
  await question.getByRole('button', { name: 'Add to the cart' }).click();
  await expect(line(page, product.title.en)).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await read(page)).toEqual([kept]);
});

test('where prices cannot be fetched the items stay, and another try helps', { tag: '@nightly' }, async ({ page, request, complaints }) => {
  const product = await find(request, plain(1));
  let fails = true;
  await page.route('**/api/v1/cart/quote', (route) => (fails ? route.abort() : route.continue()));
  await open(page, [storedLine(product, 1)]);
  await expect(page.getByRole('alert').filter({ hasText: 'Your items are safe' })).toBeVisible();
  complaints.length = 0;
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(line(page, product.title.en)).toBeVisible();
});

test('without scripts the page says what it needs', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/cart');
  await expect(page.locator('main noscript p')).toHaveText('The cart is kept in your browser and needs JavaScript to be shown.');
  await page.close();
});

test('a cart joins the account at sign-in, follows it, and leaves with the session', async ({ page, request, browser }) => {
  test.setTimeout(120_000);
  const [first, second] = (await someProducts(request)).filter(plain(3)) as [DemoProduct, DemoProduct];
  await open(page, [storedLine(first, 1)]);
  const email = await signUp(page);
  await page.goto('/cart');
  const held = async () => ((await (await page.request.get('/api/v1/users/cart')).json()) as { data: { items: StoredLine[] } }).data.items;
  await expect.poll(held).toEqual([{ ...storedLine(first, 1), saved: false }]);
  await page.getByRole('button', { name: `One more of ${first.title.en}` }).click();
  await expect.poll(async () => (await held())[0]?.qty).toBe(2);
  await page.reload();
  await expect.poll(async () => (await read(page))[0]?.qty).toBe(2);

  const other = await browser.newContext();
  const there = await other.newPage();
  await open(there, [storedLine(first, 1), storedLine(second, 1)]);
  await there.request.post('/api/v1/users/login', { data: { email, password } });
  await there.goto('/cart');
  await expect.poll(async () => (await read(there)).map(({ qty }) => qty)).toEqual([3, 1]);
  await there.getByRole('button', { name: `Remove ${second.title.en}` }).click();
  await expect.poll(async () => (await held()).map(({ qty }) => qty)).toEqual([3]);
  await other.close();

  expect((await page.request.post('/api/v1/users/logout', { data: {} })).ok()).toBe(true);
  await page.goto('/faqs');
  await expect.poll(() => read(page)).toEqual([]);
});

test('in Hindi, too', async ({ page, request }) => {
  const product = await find(request, jutti);
  await open(page, [storedLine(product, 1)], '/hi/cart');
  await expect(page.getByText('7-10 दिन में डिलीवरी')).toBeVisible();
  await expect(page.getByRole('button', { name: 'आगे बढ़ें' })).toBeEnabled();
});

test('what is added while the cart of the account is on its way, or on a page that is left at once, is in both', {
  tag: '@nightly',
}, async ({ page, request, complaints }) => {
  await signUp(page);
  const atAccount = async () =>
    ((await (await page.request.get('/api/v1/users/cart')).json()) as { data: { items: StoredLine[] } }).data.items.map(
      ({ productId }) => productId,
    );
  const [first, second] = (await someProducts(request)).filter(plain(3)) as [DemoProduct, DemoProduct];
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('karigari-cart-of'))).not.toBeNull();
  const arrive = await holdRequests(page, '**/api/v1/users/cart');
  await page.goto(pathOf(first));
  await hydrated(page);
  await add.first().click();
  await expect.poll(() => read(page)).toHaveLength(1);
  arrive();
  await expect.poll(atAccount).toEqual([first._id]);
  expect(await read(page)).toEqual([storedLine(first, 1)]);
  await page.unrouteAll({ behavior: 'wait' });

  // The change itself never leaves the first page.
  await page.route('**/api/v1/users/cart/*', (route) => route.abort());
  await page.goto(pathOf(second));
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await add.first().click();
  await expect.poll(() => read(page)).toHaveLength(2);
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/cart');
  await expect.poll(async () => (await atAccount()).sort()).toEqual([first._id, second._id].sort());
  expect(await read(page)).toHaveLength(2);
  forgive(complaints);
});
