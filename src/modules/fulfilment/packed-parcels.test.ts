import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { forgetPackPhotos, forgetPackPhotosJob } from '#modules/orders/prove-packing.ts';
import { capture, delivered, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addOperator, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile } from '../../../test/support/upload-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-packed-'));
const slug = 'jaipur-potters';
let app: TestApp;
let product: SampleProduct;
const team = new Map<string, TestClient>();
const member = (role: string) => team.get(role) as TestClient;
let stranger: TestClient;
let desk: TestClient;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: directory });
  const products = await addSampleProducts(app, 2, () => ({ available: 500, pricePaise: 44_400 }));
  product = products[0] as SampleProduct;
  for (const role of ['owner', 'packer', 'accountant'] as const) team.set(role, await addTeamMember(app, slug, role));
  const other = (await run('select slug from sellers where id = $1', [products[1]?.sellerId]))[0]?.slug;
  stranger = await addTeamMember(app, String(other), 'owner');
  desk = await addOperator(app);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

async function parcelToPack(more: Record<string, unknown> = {}) {
  const guest = createTestClient(app);
  const answer = await placed(guest, orderOf([[product, 2]], { method: 'demo', ...more }));
  if (answer.payment) await capture(app, answer);
  const { number } = answer.order as { number: string };
  return { guest, number, parcelId: String((await readOrderView(guest, number)).parcels[0]._id) };
}
const of = (parcelId: string, path = '') => `/shops/${slug}/parcels/${parcelId}${path}`;
const upload = (parcelId: string, bytes: Uint8Array, by = member('packer')) => sendFile(by, 'POST', of(parcelId, '/photos'), bytes);
const proofOf = async (parcelId: string) => (await member('packer').send('GET', of(parcelId))).body.data.parcel.proof;
/** Sends a photograph, has its sizes rendered, and gives its path. */
async function photographed(parcelId: string, bytes: Uint8Array): Promise<string> {
  await upload(parcelId, bytes);
  const [row] = await run(
    'select m.id, m.content_hash as hash from parcel_proofs e join media m on m.id = e.media_id where e.parcel_id = $1 order by e.id desc limit 1',
    [parcelId],
  );
  await processUploadJob.handle({ mediaId: String(row?.id) }, app.ctx);
  const [ready] = await run('select widths[1] as width from media where id = $1', [row?.id]);
  return `/media/${row?.hash}/${ready?.width}.webp`;
}
const look = async (path: string, person?: TestClient) => {
  const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return (await app.request(path, { headers: cookie ? { cookie } : {} })).status;
};

async function papers(kind: string, parcelIds: readonly string[], by = member('packer')) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const query = parcelIds.map((id) => `parcelIds[]=${id}`).join('&');
  const response = await app.request(`/api/v1/shops/${slug}/packing-slips?papers=${kind}&${query}`, { headers: { cookie } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, pdf: response.ok ? readPdf(bytes) : undefined };
}

test('prints slips and labels of picked parcels as one file, four labels on a sheet or one a page', async () => {
  const address = { country: 'IN', line1: '१२ गुलाब मार्ग', city: 'जयपुर', state: 'Rajasthan', postalCode: '302039' };
  const parcels = [await parcelToPack({ method: 'cod' }), await parcelToPack({ address })];
  for (let more = 0; more < 3; more++) parcels.push(await parcelToPack());
  const ids = parcels.map(({ parcelId }) => parcelId);
  const pages: Record<string, number> = {};
  for (const kind of ['slips-and-sheets', 'labels']) pages[kind] = (await papers(kind, ids)).pdf?.pages ?? 0;
  expect(pages).toEqual({ 'slips-and-sheets': 7, labels: 5 });
  const { pdf } = await papers('labels', ids.slice(0, 2));
  expect(pdf?.text).toMatch(/AshaVerma/);
  expect(pdf?.text).toMatch(/302001.*COD.*₹888.*302039.*PREPAID/s);
  expect(pdf?.text).toContain(parcels[0]?.number);
  expect(pdf?.drawn).toBeGreaterThan(0.9);
});

test('prints labels for those who see addresses, and of the own shop alone', async () => {
  const { parcelId } = await parcelToPack();
  expect((await papers('labels', [parcelId], member('accountant'))).status).toBe(403);
  expect((await papers('labels', [parcelId], stranger)).status).toBe(403);
  await moveParcel(app.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'other' });
  expect((await papers('labels', [parcelId])).status).toBe(404);
});

test('keeps photographs and weights of a packed parcel with who noted them, and changes none', async () => {
  const { parcelId } = await parcelToPack();
  const first = await photograph();
  await photographed(parcelId, first);
  // The same file is taken once: its answer may have been lost.
  expect((await upload(parcelId, first)).status).toBe(200);
  for (let more = 0; more < 2; more++) await photographed(parcelId, await photograph());
  expect((await upload(parcelId, await photograph())).body).toMatchObject({ code: 'INVALID_INPUT', fields: { photos: 'full' } });
  for (const grams of [900, 850, 850]) await member('packer').send('POST', of(parcelId, '/weight'), { grams });
  expect((await member('packer').send('POST', of(parcelId, '/weight'), { grams: 0 })).status).toBe(422);
  const proof = await proofOf(parcelId);
  expect(proof).toMatchObject({ photosWaiting: 0, weight: { grams: 850, by: expect.any(String) } });
  expect(proof.photos).toHaveLength(3);
  expect(await run(`select grams from parcel_proofs where parcel_id = $1 and kind = 'weight' order by id`, [parcelId])).toEqual([
    { grams: 900 },
    { grams: 850 },
  ]);
  await expect(run('update parcel_proofs set grams = 1 where grams = 850')).rejects.toThrow('append-only');
  await expect(run('delete from parcel_proofs')).rejects.toThrow('append-only');
  const orderId = String((await run('select order_id from parcels where id = $1', [parcelId]))[0]?.order_id);
  await app.ctx.transaction((tx) => forgetPackPhotos(tx, [orderId]));
  expect(await proofOf(parcelId)).toMatchObject({ photos: [], weight: { grams: 850 } });
});

test('takes them until two days after the courier has the parcel, from people of its shop', async () => {
  const { parcelId } = await parcelToPack();
  const bytes = await photograph();
  expect((await upload(parcelId, bytes, member('accountant'))).body.code).toBe('FORBIDDEN');
  expect((await sendFile(stranger, 'POST', of(parcelId, '/photos'), bytes)).body.code).toBe('FORBIDDEN');
  for (const event of ['pack', 'ship'] as const) await moveParcel(app.ctx, { parcelId, event, by: 'operator' });
  const shippedAgo = (hours: number) =>
    run(`update parcels set shipped_at = now() - make_interval(hours => $1::int) where id = $2`, [hours, parcelId]);
  await shippedAgo(47);
  expect((await upload(parcelId, bytes)).status).toBe(200);
  await shippedAgo(49);
  const late = [await upload(parcelId, await photograph()), await member('packer').send('POST', of(parcelId, '/weight'), { grams: 5 })];
  for (const { body } of late) expect(body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'shipped' } });
  expect((await member('packer').send('GET', of(parcelId))).body.data.parcel.canProve).toBe(false);
});

test('shows them to the team and the operator beside the return, never to the buyer, and forgets them with the order', async () => {
  const guest = createTestClient(app);
  const { number, lineIds } = await delivered(app, guest, [[product, 1]]);
  const parcelId = String((await readOrderView(guest, number)).parcels[0]._id);
  const path = await photographed(parcelId, await photograph());
  await member('packer').send('POST', of(parcelId, '/weight'), { grams: 640 });
  const seen = async () => {
    const people = {
      anyone: undefined,
      guest,
      packer: member('packer'),
      accountant: member('accountant'),
      stranger,
      owner: member('owner'),
      desk,
    };
    const found: string[] = [];
    for (const [who, person] of Object.entries(people)) if ((await look(path, person)) === 200) found.push(who);
    return found;
  };
  expect(await seen()).toEqual(['packer', 'owner', 'desk']);
  const wanted = { idempotencyKey: 'a-return-with-proof-1', lines: [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }], wish: 'refund' };
  const asked = await guest.send('POST', `/orders/${number}/returns`, { ...wanted, message: 'It is broken.' });
  const { _id, number: returned } = asked.body.data.return;
  await run(`update parcels set delivered_at = now() - interval '31 days' where id = $1`, [parcelId]);
  // Packers see no address any more; who decides the return does.
  expect(await seen()).toEqual(['owner', 'desk']);
  expect((await proofOf(parcelId)) ?? 'hidden').toBe('hidden');
  for (const answer of [
    await member('owner').send('GET', `/shops/${slug}/returns/${returned}`),
    await desk.send('GET', `/desk/returns/${_id}`),
  ])
    expect(answer.body.data.proof).toMatchObject({ photos: [{ by: expect.any(String) }], weight: { grams: 640 } });
  expect(JSON.stringify((await guest.send('GET', `/orders/${number}/returns`)).body)).not.toContain('proof');
  app.setNow(new Date(Date.now() + 366 * 86_400_000));
  await forgetPackPhotosJob.handle({}, app.ctx);
  app.setNow(undefined);
  expect(await run(`select kind, media_id as media from parcel_proofs where parcel_id = $1 order by id`, [parcelId])).toEqual([
    { kind: 'photo', media: null },
    { kind: 'weight', media: null },
  ]);
});

test('the list to take along says when it was made, and has no address, phone number or amount', async () => {
  const giftMessage = 'Dear <Meera> & "all"';
  const { number } = await parcelToPack({ giftMessage, isGift: true });
  const { data } = (await member('packer').send('GET', `/shops/${slug}/packing-list`)).body;
  expect(data.parcels.find((each: { number: string }) => each.number === number)).toMatchObject({
    giftMessage,
    recipient: 'Asha Verma, Jaipur',
    lines: [{ qty: 2, sku: expect.any(String) }],
  });
  expect(data.parcels.map(({ shipBy }: { shipBy: string }) => shipBy)).toEqual(
    data.parcels.map(({ shipBy }: { shipBy: string }) => shipBy).toSorted(),
  );
  for (const [language, made] of [
    ['en', 'Made on'],
    ['hi', 'को बना'],
  ] as const) {
    const { headers, body } = await member('packer').send('GET', `/shops/${slug}/packing-list/file?language=${language}`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="to-pack-\d{4}-\d\d-\d\d\.html"/);
    const html = String(body);
    expect(html).toContain(made);
    expect(html).toContain('Dear &lt;Meera&gt; &amp; &quot;all&quot;');
    expect(html).toMatch(/<input type="checkbox">/);
    const text = `${html}${JSON.stringify(data)}`;
    expect(text).not.toMatch(/Rose Lane|₹|paise|<script|https?:/i);
    // Whole numbers alone: an id, an order's number and the milliseconds of a moment may hold any digits.
    expect(text).not.toMatch(/(?<![\w-])(\+?91)?(98290\d*|302001|444(00)?|888(00)?)(?![\w-])/);
  }
  expect((await member('accountant').send('GET', `/shops/${slug}/packing-list/file`)).status).toBe(403);
});
