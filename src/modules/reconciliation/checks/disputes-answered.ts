import type { BookCheck } from '../book-check.ts';

export const disputesAnswered: BookCheck = {
  name: 'disputes-answered',
  rule: 'a dispute is answered before its term ends',
  text: `select d.id, d.provider || ' ' || d.provider_dispute_id || ' wanted an answer until ' || d.respond_by as detail
  from disputes d where d.state = 'open' and d.respond_by < now()`,
};
