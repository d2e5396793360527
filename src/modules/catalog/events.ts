import { defineEvent } from '#platform/events/define-event.ts';

/** Variants of these products that were sold out can be bought again. */
export const backInStock = defineEvent<{ productIds: string[] }>('catalog.back-in-stock');

/** The listed price of these products fell. */
export const priceDropped = defineEvent<{ productIds: string[] }>('catalog.price-dropped');
