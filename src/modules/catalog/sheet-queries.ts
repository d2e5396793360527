import type { Connection, Statement } from '#platform/database/database.ts';
import type { ProductBody, SheetRow } from './shop-contract.ts';
import { bodyOfProduct } from './shop-queries.ts';

const sheet: Statement = {
  name: 'catalog.sheet-of-shop',
  text: `select p.id as product, v.id as variant, p.title, v.sku, v.color_name as color, v.size, v.available as units,
      p.base_price_paise as "basePricePaise", p.version
    from variants v join products p on p.id = v.product_id
    where v.seller_id = $1 and v.retired_at is null and (v.product_id, v.id) > ($2, $3) order by v.product_id, v.id limit $4`,
};

/** Reads variants of a seller in the order of products and ids. */
export async function readSheet(
  db: Connection,
  { sellerId, product, variant, limit }: { sellerId: string; product?: string | undefined; variant?: string | undefined; limit: number },
): Promise<(Omit<SheetRow, 'isFirst' | 'color'> & { color: SheetRow['color'] | null })[]> {
  return db.run(sheet, [sellerId, product ?? '', variant ?? '', limit]);
}

const lockOrdered: Statement = {
  name: 'catalog.lock-variants-of-shop',
  text: 'select v.id from variants v where v.seller_id = $1 and v.id = any($2) order by v.id for no key update of v',
};

/** Locks variants in the order in which orders lock them, before several of them are changed. */
export async function lockVariantRows(db: Connection, sellerId: string, ids: readonly string[]): Promise<void> {
  await db.run(lockOrdered, [sellerId, ids]);
}

export interface ProductFacts {
  id: string;
  state: string;
  version: number;
  body: ProductBody;
}

const bodies = (name: string, where: string): Statement => ({
  name,
  text: `select p.id, p.state, p.version, ${bodyOfProduct} as body from products p where p.seller_id = $1 and ${where}`,
});
const bodiesByName = bodies(
  'catalog.bodies-by-name',
  'p.id = any($2) or p.seller_id = $1 and p.id in (select v.product_id from variants v where v.seller_id = $1 and v.sku = any($3))',
);
const bodiesAfter = bodies('catalog.bodies-after', 'p.id > $2 order by p.id limit $3');

/** Reads products of a seller by their ids, and those that use one of the codes. */
export async function readBodiesByName(db: Connection, sellerId: string, ids: readonly string[], skus: readonly string[]) {
  return db.run<ProductFacts>(bodiesByName, [sellerId, ids, skus]);
}

/** Reads a page of all products of a seller. */
export async function readBodiesAfter(db: Connection, sellerId: string, after: string | undefined, limit: number) {
  return db.run<ProductFacts>(bodiesAfter, [sellerId, after ?? '', limit]);
}

const skuOwners: Statement = {
  name: 'catalog.sku-owners',
  text: `select sku, product_id as "productId" from variants where seller_id = $1 and sku = any($2)`,
};

/** Reads which product of a seller uses each code, retired variants included. */
export async function readSkuOwners(db: Connection, sellerId: string, skus: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.run<{ sku: string; productId: string }>(skuOwners, [sellerId, skus]);
  return new Map(rows.map(({ sku, productId }) => [sku, productId]));
}
