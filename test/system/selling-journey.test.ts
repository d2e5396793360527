import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPaid } from '#modules/payouts/move-payout.ts';
import { approveRun, proposeRun, sendRun } from '#modules/payouts/move-run.ts';
import { endBankRests } from '#modules/sellers/end-bank-rests.ts';
import { dayMs } from '#shared/days.ts';
import { expectBalancedBooks } from '../support/balanced-books.ts';
import { addDraftPhoto } from '../support/draft-photos.ts';
import { capture, deliver, orderOf, placed, readOrderView } from '../support/place-orders.ts';
import { addOperator, completeShop } from '../support/prepared-shop.ts';
import { addSampleProducts } from '../support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient, type TestClient } from '../support/test-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-journey-'));
let app: TestApp;
let desk: TestClient;
let words: Record<string, unknown>;
let now = Date.now();
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
const pass = (days: number) => {
  now += days * dayMs;
  app.setNow(new Date(now));
};
const nowCtx = () => ({ ...app.ctx, now: app.services.now });

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: folder });
  const [sample] = await addSampleProducts(app, 1);
  desk = await addOperator(app);
  const [row] = await run('select maker_id, subcategory_id from products where id = $1', [sample?.productId]);
  await run(`insert into terms (kind, slug, label) values ('material', 'clay', '{"en": "Clay"}')`);
  words = {
    title: { en: 'Blue bowl' },
    description: { en: 'A bowl with a blue glaze.' },
    subcategoryId: row?.subcategory_id,
    makerId: row?.maker_id,
    materials: ['clay'],
    hsn: '6912',
    basePricePaise: 120_000,
    weightGrams: 600,
    variants: [{ sku: 'BOWL', size: 'One size', priceDeltaPaise: 0, units: 4 }],
  };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks to sell, is invited by the operator, and opens the shop. */
async function openShop(email: string): Promise<{ owner: TestClient & { email: string }; shop: string }> {
  const form = {
    name: 'Sunita Devi',
    phoneNumber: '98290 12345',
    businessName: 'Blue Pots of Jaipur',
    description: 'Blue pottery.',
    email,
  };
  const { reference } = (await createTestClient(app).send('POST', '/seller-request', form)).body;
  await desk.send('POST', `/desk/applications/${reference}/steps`, { event: 'invite' });
  const invitation = (await sentMails(app, email)).findLast(({ kind }) => kind === 'seller-invited');
  const button = invitation?.blocks.find((block) => block.type === 'button');
  const token = new URL(button?.url ?? '').searchParams.get('token');
  const owner = await signUpTestClient(app, { email, name: 'Sunita Devi' });
  const { shop } = (await owner.send('POST', '/seller-invitation/accept', { token })).body.data;
  await completeShop(app, owner, shop);
  await owner.send('POST', `/shops/${shop}/steps`, { event: 'submit' });
  expect((await desk.send('POST', `/desk/shops/${shop}/steps`, { event: 'open' })).body.data.state).toBe('open');
  return { owner, shop };
}

/** Writes a product, has it approved, and gives what buyers order. */
async function offerProduct(owner: TestClient, shop: string) {
  const { _id } = (await owner.send('POST', `/shops/${shop}/drafts`, {})).body.data.draft;
  await owner.send('POST', `/shops/${shop}/drafts/${_id}`, { version: 1, body: words });
  await addDraftPhoto(app, owner, shop, _id);
  await owner.send('POST', `/shops/${shop}/drafts/${_id}/steps`, { version: 2, event: 'submit' });
  const { product } = (await desk.send('POST', `/desk/drafts/${_id}/reviews`, { decision: 'approve' })).body.data.draft;
  const [row] = await run('select v.id, p.seller_id from variants v join products p on p.id = v.product_id where p.id = $1', [product]);
  return { productId: String(product), variantId: String(row?.id), sellerId: String(row?.seller_id), pricePaise: 120_000 };
}

test('a new shop sells, and is paid twice: from the request to sell to its second statement', async () => {
  const { owner, shop } = await openShop('sunita@example.com');
  const bowl = await offerProduct(owner, shop);
  pass(3);
  await endBankRests(nowCtx());
  const get = async (path: string) => (await owner.send('GET', `/shops/${shop}/${path}`)).body.data;
  /** Sells a unit, waits until it cannot be returned any more, and pays for it. */
  const sell = async (utr: string): Promise<number> => {
    const buyer = createTestClient(app);
    const answer = await placed(buyer, orderOf([[bowl, 1]], { method: 'demo' }));
    await capture(app, answer);
    const [parcel] = (await readOrderView(buyer, answer.order.number)).parcels;
    const parcels = `/shops/${shop}/parcels`;
    expect((await get('parcels?lane=to-pack')).parcels).toMatchObject([{ _id: parcel._id }]);
    expect((await owner.send('POST', `${parcels}/pack`, { parcelIds: [parcel._id] })).status).toBe(200);
    await deliver(app, buyer, answer.order.number);
    pass(8);
    const { balancePaise } = await get('money');
    const id = await proposeRun(nowCtx(), 'asha');
    await approveRun(nowCtx(), id, 'ravi');
    expect(await sendRun(nowCtx(), id, 'asha')).toEqual({ sent: 1, released: 0 });
    const [payout] = (await get('money/payouts')).payouts;
    await markPaid(nowCtx(), { id: payout._id, utr, by: 'asha' });
    expect((await get('money/payouts')).payouts[0]).toMatchObject({ state: 'paid', utr, amountPaise: balancePaise });
    expect((await get('money')).balancePaise).toBe(0);
    return balancePaise;
  };
  const first = await sell('SBINR0000000001');
  const second = await sell('SBINR0000000002');
  expect(first).toBeGreaterThan(0);
  expect((await get('money/payouts')).payouts).toHaveLength(2);
  const [{ _id }] = (await get('money/payouts')).payouts;
  const { lines } = await get(`money/payouts/${_id}`);
  expect(lines).toMatchObject([{ title: { en: 'Blue bowl' }, amountPaise: second }]);
  // The weeks of the journey may lie in two months.
  const months: string[] = (await get('money')).months.toSorted();
  const statements = await Promise.all(months.map((month) => get(`money/months/${month}`)));
  expect([statements[0].openingPaise, statements.at(-1).closingPaise]).toEqual([0, 0]);
  expect(
    statements
      .flatMap(({ rows }) => rows)
      .filter(({ kind }: { kind: string }) => kind === 'payout')
      .map(({ amounts }: { amounts: { seller: number } }) => amounts.seller),
  ).toEqual([-first, -second]);
  const month = months.at(-1);
  const pdf = await owner.send('GET', `/shops/${shop}/money/months/${month}/pdf`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await expectBalancedBooks(app.ctx);
});
