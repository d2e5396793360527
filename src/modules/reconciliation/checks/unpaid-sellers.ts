import { hasUnpaidSql } from '#modules/payouts/unpaid-entries.ts';
import type { BookCheck } from '../book-check.ts';

export const unpaidSellers: BookCheck = {
  name: 'unpaid-sellers',
  rule: 'payouts look at every seller of whom something is not paid',
  text: `select s.id, 'is owed something, and is not looked at' as detail
  from sellers s where not exists (select from unpaid_sellers u where u.seller_id = s.id) and ${hasUnpaidSql('s.id')}`,
};
