import { defineEvent } from '#platform/events/define-event.ts';

/** Variants of these products that were sold out can be bought again. */
export const backInStock = defineEvent<{ productIds: string[] }>('catalog.back-in-stock');

/** The listed price of these products fell. */
export const priceDropped = defineEvent<{ productIds: string[] }>('catalog.price-dropped');

/** A shop changed one of its products, or took it off sale. */
export const productChanged = defineEvent<{ productId: string }>('catalog.product-changed');

/** Units of these variants fell to the number that their shop has chosen. `at`: ISO 8601 UTC. */
export const stockLow = defineEvent<{ variants: { variantId: string; left: number }[]; at: string }>('catalog.stock-low');
