import { accountsAndPrivacy } from './faqs/accounts-and-privacy.ts';
import { authenticityAndMakers } from './faqs/authenticity-and-makers.ts';
import { cancellingReturnsAndRefunds } from './faqs/cancelling-returns-and-refunds.ts';
import { care } from './faqs/care.ts';
import { delivery } from './faqs/delivery.ts';
import { ordering } from './faqs/ordering.ts';
import { paymentAndCurrency } from './faqs/payment-and-currency.ts';
import { sellingWithUs } from './faqs/selling-with-us.ts';
import type { StandardFaqGroup } from './types.ts';

export const standardFaqs: StandardFaqGroup[] = [
  ordering,
  paymentAndCurrency,
  delivery,
  cancellingReturnsAndRefunds,
  authenticityAndMakers,
  care,
  accountsAndPrivacy,
  sellingWithUs,
];
