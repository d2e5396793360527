import type { Language } from '#shared/localized.ts';

interface OrderRef {
  number: string;
  language: Language;
}

/** Gives the path of a page in the language of an order. */
export const localizedPath = ({ language }: Pick<OrderRef, 'language'>, path: string): string => (language === 'hi' ? `/hi${path}` : path);

/** Gives the path to which a provider's page returns, for any outcome. */
export const returnPath = (order: OrderRef): string => localizedPath(order, `/checkout/payment?order=${order.number}`);
