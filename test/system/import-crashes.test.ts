import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importProducts } from '#modules/catalog/import-products.ts';
import { checkImport, moveImport } from '#modules/imports/check-import.ts';
import { columnLabel, type ImportField } from '#modules/imports/column-rules.ts';
import { sendImport } from '#modules/imports/send-import.ts';
import type { Context } from '#platform/context.ts';
import { csvLine } from '#shared/csv.ts';
import { newId } from '#shared/id.ts';
import { openContext } from '../model/crash-context.ts';
import { isNightly, rounds } from '../support/nightly-rounds.ts';
import { oldBowl } from '../support/old-bowls.ts';
import { openPostgresShop, type PostgresShop } from '../support/postgres-shop.ts';
import { spawnServer } from '../support/server-process.ts';
import { actorOfShop } from '../support/shop-actor.ts';
import { uploadOfBytes } from '../support/upload-files.ts';

const products = 2_000;
const fields: ImportField[] = ['piece', 'sku', 'price', 'stock', 'title.en'];
/** Every so many of them gets other words, which become a draft. */
const perDraft = 5;

/** A worker that applies an import is killed with SIGKILL and started again, until all is applied. */
describe.skipIf(!isNightly)('an import whose worker is killed', { timeout: 1_500_000 }, () => {
  let shop: PostgresShop;
  let ctx: Context;
  let close: () => Promise<void>;
  const keys = Array.from({ length: products }, () => newId());
  const rows = async (text: string, values: unknown[] = []) => (await ctx.db.execute(text, values)).rows;
  const count = async (text: string, values: unknown[] = []) => Number((await rows(text, values))[0]?.count);

  beforeAll(async () => {
    shop = await openPostgresShop();
    ({ ctx, close } = await openContext({ ...shop.env, DEMO: 'false' }));
    const [sample] = shop.products;
    const [row] = await rows('select maker_id, subcategory_id, seller_id from products where id = $1', [sample?.productId]);
    const ids = { sellerId: String(row?.seller_id), makerId: String(row?.maker_id), subcategoryId: String(row?.subcategory_id) };
    const items = keys.map((id, index) => oldBowl(index, { id, ...ids }));
    await ctx.transaction((tx) => importProducts(tx, items));
    ctx.actor = actorOfShop(ids.sellerId, { slug: 'jaipur-potters' });
  }, 600_000);
  afterAll(async () => {
    await close?.();
    await shop?.close();
  });

  test('goes on after each start, and changes nothing twice', async () => {
    const lines = keys.map((id, index) =>
      csvLine([id, `OLD-${index}`, '1010', String(6 + (index % 9)), index % perDraft === 0 ? `New bowl ${index}` : '']),
    );
    const csv = [csvLine(fields.map((field) => columnLabel(field, 'en'))), ...lines].join('\r\n');
    const sent = await sendImport({ ...ctx, request: { ...ctx.request, upload: uploadOfBytes(Buffer.from(csv)) } }, { name: 'new.csv' });
    const { _id: id } = sent.data.import;
    expect((await checkImport(ctx, { import: id, columns: fields })).data.import.counts).toMatchObject({ changed: products, refused: 0 });
    const version = new Map(
      (await rows('select id, version from products where id = any($1)', [keys])).map((row) => [row.id, Number(row.version)]),
    );
    const done = () => count(`select count(*)::int as count from import_rows where import_id = $1 and outcome = 'done'`, [id]);
    const apply = () => moveImport(ctx, { import: id, event: 'apply' });
    await apply();
    const kills: number[] = [];
    const wanted = rounds(2, 12);
    for (let before = await done(); ; before = await done()) {
      const worker = spawnServer(shop.env, 'src/worker.ts');
      await worker.port;
      // The job of a killed worker is taken up by itself once its time is over, or at once by pressing again.
      if (kills.length > 1) await apply();
      const isOver = () => count(`select count(*)::int as count from imports where id = $1 and state = 'applied'`, [id]);
      const isLast = kills.length >= wanted;
      while ((await isOver()) === 0 && (isLast || (await done()) <= before)) await pause(isLast ? 250 : 5);
      if (!isLast) await pause(Math.random() * 200);
      worker.child.kill('SIGKILL');
      await worker.gone;
      if ((await isOver()) === 1) break;
      kills.push(await done());
    }
    process.stdout.write(`kill -9 of the worker × ${kills.length}, after ${kills.join(', ')} of ${products} products\n`);
    expect(kills.length).toBeGreaterThan(0);
    expect(kills.some((applied) => applied > 0 && applied < products)).toBe(true);
    expect(await done()).toBe(products);
    const after = await rows('select id, version, base_price_paise as price from products where id = any($1)', [keys]);
    expect(after.filter((row) => Number(row.price) !== 101_000 || Number(row.version) !== (version.get(row.id) ?? 0) + 1)).toEqual([]);
    const movements = await rows(
      `select v.product_id as id, count(*)::int as count, sum(m.qty)::int as sum, max(v.available)::int as available from stock_movements m join variants v on v.id = m.variant_id
        where v.product_id = any($1) and m.reason = 'adjust' group by v.product_id`,
      [keys],
    );
    expect(movements).toHaveLength(products);
    expect(movements.filter((row) => row.count !== 1 || Number(row.available) !== 5 + Number(row.sum))).toEqual([]);
    expect(await count('select count(*)::int as count from drafts where product_id = any($1)', [keys])).toBe(products / perDraft);
    expect(await count('select count(distinct product_id)::int as count from drafts where product_id = any($1)', [keys])).toBe(
      products / perDraft,
    );
  });
});
