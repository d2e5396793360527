import { addCategory, addSubcategory } from '#modules/catalog/add-category.ts';
import { addProduct } from '#modules/catalog/add-product.ts';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { postCapture, postSale } from '#modules/ledger/post.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { priceSale } from '#modules/ledger/sale-rules.ts';
import { addMaker } from '#modules/makers/add-maker.ts';
import { readPostedLines } from '#modules/orders/api.ts';
import { addSeller } from '#modules/sellers/add-seller.ts';
import type { Context } from '#platform/context.ts';
import { newId, newReadableCode } from '#shared/id.ts';
import type { SellerFacts } from '#shared/seller-facts.ts';
import { registeredFacts } from './seller-facts.ts';

/** A product that tests sell. */
export interface SoldProduct {
  variantId: string;
  productId: string;
  makerId: string;
  seller: SellerFacts & { id: string; name: string; state: string };
  title: string;
  hsn: string;
  pricePaise: number;
}

/** Two sellers, of Rajasthan and of Goa, with `stock` units each of a bowl (5 %) and a coat (18 %). */
export async function addSoldProducts(ctx: Context, stock = 100, prefix = ''): Promise<[bowl: SoldProduct, coat: SoldProduct]> {
  return ctx.transaction(async (tx) => {
    const text = { en: 'Sample', hi: 'नमूना' };
    const categoryId = await addCategory(tx, { slug: `${prefix}sample`, position: 0, name: text, description: text });
    const subcategoryId = await addSubcategory(tx, { slug: 'sample', categoryId, position: 0, name: text, description: text });
    const add = async (name: string, state: string, title: string, hsn: string, pricePaise: number): Promise<SoldProduct> => {
      const slug = prefix + name;
      const makerId = await addMaker(tx, {
        slug,
        name: text,
        kind: 'artisan',
        craft: text,
        place: text,
        state,
        since: 1990,
        story: text,
      });
      const sellerName = `${title} Sellers`;
      const facts = { ...registeredFacts(state), legalName: `${sellerName} LLP` };
      const { stateCode: _, enrolmentNo: __, ...legal } = facts;
      const id = await addSeller(tx, {
        ...legal,
        slug,
        sellerName,
        state,
        invoicePrefix: slug.slice(0, 4).toUpperCase(),
        kind: 'studio',
        verified: true,
        city: text,
        since: 2001,
        about: text,
        dispatchDays: 2,
      });
      const productId = await addProduct(tx, {
        subcategoryId,
        makerId,
        sellerId: id,
        slug,
        title: { en: title, hi: 'नमूना' },
        description: text,
        basePricePaise: pricePaise,
        discounts: [],
        materials: [text],
        dimensions: {},
        hsn,
        countryOfOrigin: 'IN',
        oneOfAKind: false,
        media: [],
        variants: [{ sku: slug, size: 'One size', available: stock, priceDeltaPaise: 0 }],
        publishedAt: new Date('2026-01-01'),
      });
      const { rows } = await tx.db.execute('select id from variants where product_id = $1', [productId]);
      return {
        variantId: String(rows[0]?.id),
        productId,
        makerId,
        seller: { id, name: sellerName, state, ...facts },
        title,
        hsn,
        pricePaise,
      };
    };
    return [await add('bowl', 'Rajasthan', 'Terracotta bowl', '6912', 105_000), await add('coat', 'Goa', 'Quilted coat', '6202', 590_001)];
  });
}

export interface SampleOrder {
  id: string;
  number: string;
  paymentId: string;
  totalPaise: number;
  lines: { id: string; parcelId: string; product: SoldProduct; qty: number; paidPaise: number }[];
}

/**
 * Writes a placed order with one parcel a line, its stock taken, its sale in the
 * books and paid unless in cash, as the shop does.
 */
export async function addOrder(
  ctx: Context,
  items: { product: SoldProduct; qty: number; couponPaise?: number; fundedBy?: 'operator' | 'seller' }[],
  to: { country: string; state?: string } = { country: 'IN', state: 'Rajasthan' },
  method: 'demo' | 'cod' = 'demo',
): Promise<SampleOrder> {
  return ctx.transaction(async (tx) => {
    const rates = await currentRates(tx);
    const now = tx.now();
    const id = newId();
    const code = newReadableCode();
    const number = `${code.slice(0, 4)}-${code.slice(4)}`;
    const lines = items.map(({ product, qty, couponPaise = 0, fundedBy }) => {
      const sold = { ...product, qty, couponPaise, couponFundedBy: fundedBy, to };
      return { id: newId(), parcelId: newId(), product, qty, couponPaise, fundedBy, ...priceSale(sold, rates, dayInIndia(now)) };
    });
    const sum = (amount: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + amount(line), 0);
    const totalPaise = sum((line) => line.paidPaise);
    await tx.db.execute(
      `insert into orders (id, number, state, method, language, subtotal_paise, discount_paise, coupon_paise, total_paise, tax_paise,
         country, region, created_at, placed_at)
       values ($1, $2, 'placed', $3, 'en', $4, 0, $5, $6, $7, $8, $9, $10, $10)`,
      [
        id,
        number,
        method,
        sum((line) => line.product.pricePaise * line.qty),
        sum((line) => line.couponPaise),
        totalPaise,
        sum((line) => line.cgstPaise + line.sgstPaise + line.igstPaise),
        to.country,
        to.state ?? null,
        now,
      ],
    );
    await tx.db.execute(
      `insert into order_contacts (order_id, email, name, phone, line1, city, state, postal_code, country)
       values ($1, 'asha@shop.example', 'Asha Sample', '+919000000000', '1 Sample Street', 'Sample City', $2, '302001', $3)`,
      [id, to.state ?? null, to.country],
    );
    for (const [position, line] of lines.entries()) {
      await tx.db.execute(
        `insert into parcels (id, order_id, seller_id, position, state, promised_from, promised_until, state_at)
         values ($1, $2, $3, $4, 'confirmed', '2026-12-01', '2026-12-04', $5)`,
        [line.parcelId, id, line.product.seller.id, position, now],
      );
      await tx.db.execute(
        `insert into order_lines (id, order_id, parcel_id, position, product_id, variant_id, seller_id, maker_id, qty, title, slug, size,
           maker_name, seller_name, perishable, base_price_paise, price_paise, coupon_paise, coupon_funded_by, paid_paise, hsn, tax_rate_bp,
           supply, taxable_paise, cgst_paise, sgst_paise, igst_paise, commission_bp, commission_paise, commission_gst_paise, tcs_paise,
           tds_paise)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, jsonb_build_object('en', $10::text), 'sample', 'One size', '{"en": "Sample"}', $11, false,
           $12, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)`,
        [
          line.id,
          id,
          line.parcelId,
          position,
          line.product.productId,
          line.product.variantId,
          line.product.seller.id,
          line.product.makerId,
          line.qty,
          line.product.title,
          line.product.seller.name,
          line.product.pricePaise,
          line.couponPaise,
          line.fundedBy ?? null,
          line.paidPaise,
          line.product.hsn,
          line.taxRateBp,
          line.supply,
          line.taxablePaise,
          line.cgstPaise,
          line.sgstPaise,
          line.igstPaise,
          line.commissionBp,
          line.commissionPaise,
          line.commissionGstPaise,
          line.tcsPaise,
          line.tdsPaise,
        ],
      );
      await tx.db.execute('update variants set available = available - $2 where id = $1', [line.product.variantId, line.qty]);
      await tx.db.execute(`insert into stock_movements (variant_id, qty, reason, order_id) values ($1, -$2::int, 'hold', $3)`, [
        line.product.variantId,
        line.qty,
        id,
      ]);
    }
    await postSale(tx, await readPostedLines(tx.db, id));
    const paymentId = newId();
    if (totalPaise > 0) {
      const paid = method === 'demo';
      await tx.db.execute(
        `insert into payments (id, order_id, attempt, provider, state, amount_paise, provider_ref, created_at, state_at)
         values ($1, $2, 1, $3, $4, $5, $1, $6, $6)`,
        [paymentId, id, method, paid ? 'captured' : 'created', totalPaise, now],
      );
      if (paid) await postCapture(tx, { id: paymentId, orderId: id, provider: method, amountPaise: totalPaise });
    }
    return { id, number, paymentId, totalPaise, lines };
  });
}
