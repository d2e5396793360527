import { summedUntilSql } from '#modules/catalog/stock-sums.ts';
import type { BookCheck } from '../book-check.ts';

/** SQL: where some variants differ. Movements that were summed are not read again. */
const differing = (
  moved: string,
  variants = '',
) => `select v.id, 'available ' || v.available || ', stocked ' || v.stocked || ', moved ' || coalesce(s.moved, 0) + coalesce(m.moved, 0) as detail
  from variants v left join stock_sums s on s.variant_id = v.id
  left join ${moved}
  where ${variants} (v.available < 0 or v.available <> v.stocked + coalesce(s.moved, 0) + coalesce(m.moved, 0))`;
const ofAll = `(select variant_id, sum(qty) as moved from stock_movements where id > ${summedUntilSql} group by variant_id) m on m.variant_id = v.id`;
const ofEach = `lateral (select sum(k.qty) as moved from public.stock_movements k where k.variant_id = v.id and k.id > ${summedUntilSql}) m on true`;

export const stockAvailable: BookCheck = {
  name: 'stock-available',
  rule: 'what can be sold is what was stocked with every movement, and never below 0',
  text: `select v.id, 'available ' || v.available || ', stocked ' || v.stocked || ', moved ' || coalesce(m.moved, 0)
      || case when s.moved <> coalesce(m.until, 0) then ', summed ' || s.moved || ' of ' || coalesce(m.until, 0) else '' end as detail
  from variants v left join (select variant_id, sum(qty) as moved, sum(qty) filter (where id <= ${summedUntilSql}) as until
    from stock_movements group by variant_id) m on m.variant_id = v.id
  left join stock_sums s on s.variant_id = v.id
  where v.available < 0 or v.available <> v.stocked + coalesce(m.moved, 0) or s.moved <> coalesce(m.until, 0)`,
  ofTime: { text: differing(ofAll) },
  hourly: { of: 'orders', text: differing(ofEach, 'v.id = any(array(select variant_id from stock_movements)) and') },
};
