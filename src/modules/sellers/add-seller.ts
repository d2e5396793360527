import type { Context } from '#platform/context.ts';
import { findState } from '#shared/gst-states.ts';
import { newId } from '#shared/id.ts';
import type { SellerScheme } from '#shared/seller-facts.ts';
import type { ShopState } from '#shared/shop-states.ts';
import type { Seller } from './contract.ts';
import { sellers } from './tables.ts';

export interface NewSeller extends Omit<Seller, '_id' | 'calendar' | 'holiday'> {
  _id?: string | undefined;
  /** Scheme of GST; nothing of a seller is sold before it is said. */
  scheme?: SellerScheme | undefined;
  pan?: string | undefined;
  /** Of a seller without a GSTIN. */
  enrolmentNo?: string | undefined;
  /** Letter of undertaking for exports, with the financial year that it holds for, such as 2627. */
  lutArn?: string | undefined;
  lutYear?: string | undefined;
  /** Importer-exporter code. */
  iec?: string | undefined;
  /** The first part of its invoice numbers: two to four capitals or digits. */
  invoicePrefix?: string | undefined;
  /** Open, unless said otherwise. */
  shopState?: ShopState | undefined;
}

/**
 * Adds a seller under the given or a new `_id`, and returns it; returns the id of the seller that has this
 * slug already.
 */
export async function addSeller(ctx: Context, input: NewSeller): Promise<string> {
  const { _id: id = newId(), ...columns } = input;
  const state = findState(input.state);
  const [row] = await ctx.db.orm
    .insert(sellers)
    .values({ id, ...columns, stateCode: state?.code, state: state?.name ?? input.state })
    .onConflictDoUpdate({ target: sellers.slug, set: { slug: input.slug } })
    .returning({ id: sellers.id });
  return row?.id ?? id;
}
