import type { Language } from '#shared/localized.ts';

interface OrderRef {
  number: string;
  language: Language;
}

/** A page of the shop in the language in which somebody ordered. */
export const localizedPath = ({ language }: Pick<OrderRef, 'language'>, path: string): string => (language === 'hi' ? `/hi${path}` : path);

/** Where a buyer goes on after the page of a provider, whatever came of it there. */
export const returnPath = (order: OrderRef): string => localizedPath(order, `/checkout/payment?order=${order.number}`);
