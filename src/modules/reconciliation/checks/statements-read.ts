import type { BookCheck } from '../book-check.ts';

export const statementsRead: BookCheck = {
  name: 'statements-read',
  rule: 'the statements of the providers are read day by day',
  text: `select g.provider as id, 'read until ' || g.read_until || ', the last page at ' || g.changed_at as detail
  from statement_progress g where g.read_until < now() - interval '4 days'`,
};
