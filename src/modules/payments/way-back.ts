import type { Language } from '#shared/localized.ts';

interface Ordered {
  number: string;
  language: Language;
}

/** A page of the shop in the language in which somebody ordered. */
export const pageFor = ({ language }: Pick<Ordered, 'language'>, path: string): string => (language === 'hi' ? `/hi${path}` : path);

/** Where a buyer goes on after the page of a provider, whatever came of it there. */
export const wayBack = (order: Ordered): string => pageFor(order, `/checkout/payment?order=${order.number}`);
