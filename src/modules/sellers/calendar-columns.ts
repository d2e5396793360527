import { taxFactsOf } from './tax-columns.ts';

/**
 * SQL: the calendar of a seller as JSON (`ShopCalendar`), without holidays that are over, for statements
 * of other modules.
 */
export const calendarOf = (row: string) => `jsonb_build_object('weekdays', ${row}.weekdays, 'closed', coalesce((select
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('from', h.from_day, 'until', h.until_day, 'sells', h.sells, 'words', h.words)) order by h.from_day)
      from seller_holidays h where h.seller_id = ${row}.id and h.until_day >= (now() at time zone 'Asia/Kolkata')::date), '[]'))`;

/** SQL: what decides whether and where a seller sells now, its calendar included, as a JSON object. */
export const offerFactsOf = (row: string) => `(${taxFactsOf(row)} || jsonb_build_object('calendar', ${calendarOf(row)}))`;
