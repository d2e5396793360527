import type { BookCheck } from '../book-check.ts';

export const openDifferences: BookCheck = {
  name: 'open-differences',
  rule: 'what differs between a provider’s statement and the books was explained within seven days',
  text: `select d.id, d.kind || ' of ' || d.provider || ' ' || d.subject || ': ' || d.detail as detail
  from book_differences d where d.closed_at is null and d.opened_at < now() - interval '7 days'`,
};
