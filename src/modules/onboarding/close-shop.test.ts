import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { buyer, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addPreparedShop } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient } from '../../../test/support/test-client.ts';
import { operateShop } from './move-shop.ts';
import { findUnsettled } from './require-settled.ts';

let app: TestApp;
let product: SampleProduct;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
beforeAll(async () => {
  app = await openTestApp();
  [product] = (await addSampleProducts(app, 1)) as [SampleProduct];
});
afterAll(() => app.close());

const finish = (slug: string) =>
  operateShop(app.ctx, { slug, event: 'finish' }).then(
    ({ data }) => data.state,
    ({ code, fields }) => ({ code, fields }),
  );

test('a shop with a parcel on its way, or with money to settle, stays closing and says why', async () => {
  const client = await signUpTestClient(app);
  const { order } = await placed(client, orderOf([[product, 1]], { contact: { ...buyer, email: client.email }, method: 'cod' }));
  const { parcels } = await readOrderView(client, order.number);
  const [shop] = await run('select s.id, s.slug from parcels p join sellers s on s.id = p.seller_id where p.id = $1', [parcels[0]._id]);
  const { id, slug } = shop as { id: string; slug: string };
  await run(`update sellers set shop_state = 'closing' where id = $1`, [id]);
  expect(await finish(slug)).toMatchObject({ code: 'SHOP_UNSETTLED', fields: { parcels: '1' } });
  for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(app.ctx, { parcelId: parcels[0]._id, event, by: 'operator' });
  expect(await findUnsettled(app.ctx, id)).toEqual({ parcels: 0, balance: true });
  expect(await finish(slug)).toEqual({ code: 'SHOP_UNSETTLED', fields: { parcels: '0', balance: 'open' } });
});

test('a shop that has settled everything is closed; its owner saw that nothing is left', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Settled Shop');
  await run(`update sellers set shop_state = 'closing' where slug = $1`, [slug]);
  expect((await owner.send('GET', `/shops/${slug}`)).body.data.unsettled).toEqual({ parcels: 0, balance: false });
  expect(await finish(slug)).toBe('closed');
  expect((await owner.send('GET', `/shops/${slug}`)).body.data).not.toHaveProperty('unsettled');
});
