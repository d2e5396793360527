import type { Connection, Statement } from '#platform/database/database.ts';
import type { ProductCard } from './product-contract.ts';

export interface WishlistCardRow {
  card: ProductCard;
  inStock: boolean;
  onlyVariant: { _id: string; stock: number } | null;
}

const wishlistCardsByIds: Statement = {
  name: 'catalog.kept-by-ids',
  text: `select l.card, v."inStock", v."onlyVariant"
    from unnest($1::text[]) with ordinality as wanted (id, place)
    join product_listings l on l.product_id = wanted.id
    cross join lateral (select coalesce(bool_or(available > 0), false) as "inStock",
        case when count(*) = 1 then jsonb_build_object('_id', min(id), 'stock', min(available)) end as "onlyVariant"
      from variants where product_id = l.product_id and retired_at is null) v
    order by wanted.place`,
};

/** Reads published products in the order of `ids`, with live stock. */
export async function readWishlistCardsByIds(db: Connection, ids: readonly string[]): Promise<WishlistCardRow[]> {
  return db.run(wishlistCardsByIds, [ids]);
}
