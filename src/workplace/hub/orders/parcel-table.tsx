import { Link } from 'react-router';
import { papers } from '#modules/fulfilment/contract.ts';
import type { ListedParcel } from '#modules/orders/shop-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { ColumnNames } from '../../parts/column-names.tsx';
import { useHubMessages } from '../messages.ts';
import { LeavesBy } from './leaves-by.tsx';

interface TableProps {
  shop: string;
  lane: ListedParcel['lane'];
  parcels: readonly ListedParcel[];
  /** ISO 8601. */
  now: string;
  /** Every parcel that can be picked is. */
  isAllPicked: boolean;
}

const cell = 'max-md:block md:border-line md:border-b md:py-4 md:pr-6 md:align-top';

/**
 * A table of parcels, cards on a phone. Its form is a plain one: the same buttons pack, undo and fetch the
 * packing slips, with scripts and without.
 */
export function ParcelTable({ shop, lane, parcels, now, isAllPicked }: TableProps) {
  const { orders: t } = useHubMessages().work;
  const to = links(useLanguage());
  const isToPack = lane === 'to-pack';
  const canPick = isToPack || lane === 'packed';
  const { columns: names } = t;
  const { pick, act } = names;
  const columns = [names.order, names.pieces, names.recipient, isToPack || lane === 'packed' ? names.day : names.since];
  return (
    <form method="post" action={to.orders(shop, lane)} className="mt-6">
      {canPick && parcels.length > 1 && (
        <p className="mb-2">
          <Link
            to={to.orders(shop, isAllPicked ? lane : `${lane}&pick=all`)}
            preventScrollReset
            className="text-link inline-flex min-h-11 items-center"
          >
            {isAllPicked ? t.pickNoneOfAll : t.pickAll(String(parcels.length))}
          </Link>
        </p>
      )}
      <table className="w-full text-left max-md:block">
        <ColumnNames names={[...(canPick ? [pick] : []), ...columns, ...(isToPack ? [act] : [])]} />
        <tbody className="max-md:block">
          {parcels.map((parcel) => (
            <Row key={parcel._id} shop={shop} parcel={parcel} now={now} isToPack={isToPack} canPick={canPick} isAllPicked={isAllPicked} />
          ))}
        </tbody>
      </table>
      {isToPack && (
        <fieldset className="mt-6 flex flex-wrap gap-3">
          <legend className="mb-2 font-semibold">{t.bulk}</legend>
          <Button type="submit">{t.bulkPack}</Button>
        </fieldset>
      )}
      {canPick && (
        <fieldset className="mt-6 flex flex-wrap items-end gap-3">
          <legend className="mb-2 font-semibold">{t.print.title}</legend>
          <Field id="papers" label={t.print.what} hint={t.print.hint}>
            {(control) => (
              <select {...control} name="papers" defaultValue="slips-and-sheets">
                {papers.map((kind) => (
                  <option key={kind} value={kind}>
                    {t.print.kinds[kind]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" kind="line" formMethod="get" formAction={to.slips(shop)}>
            {t.print.submit}
          </Button>
        </fieldset>
      )}
    </form>
  );
}

interface RowProps extends Omit<TableProps, 'lane' | 'parcels'> {
  parcel: ListedParcel;
  isToPack: boolean;
  /** Papers can be printed for it. */
  canPick: boolean;
}

function Row({ shop, parcel, now, isToPack, canPick, isAllPicked }: RowProps) {
  const language = useLanguage();
  const { orders: t, states } = useHubMessages().work;
  const { _id, number, units, titles, recipient, packAt, isGift, isCash, isReplacement } = parcel;
  const marks = [isGift && t.gift, isCash && t.cash, isReplacement && t.replacement].filter(Boolean).join(' · ');
  return (
    <tr className="max-md:mb-4 max-md:block max-md:border max-md:border-line-strong max-md:px-4 max-md:py-3">
      {canPick && (
        <td className={`${cell} max-md:float-right`}>
          {!packAt && (
            <input
              type="checkbox"
              name="parcelIds[]"
              value={_id}
              defaultChecked={isAllPicked}
              aria-label={`${t.columns.pick}: ${number}`}
              className="m-2 size-7 accent-indigo"
            />
          )}
        </td>
      )}
      <td className={cell}>
        <Link to={links(language).parcel(shop, _id)} className="text-link inline-flex min-h-11 items-center font-semibold">
          {number}
        </Link>
        {parcel.lane === 'problems' || parcel.lane === 'cancelled' ? <span className="block">{states[parcel.state]}</span> : null}
      </td>
      <td className={`${cell} wrap-anywhere`}>
        {titles.map((title) => inLanguage(title, language)).join(', ')} <span className="text-muted">({t.units(String(units))})</span>
        {marks && <span className="block text-muted text-sm">{marks}</span>}
      </td>
      <td className={`${cell} wrap-anywhere`}>{recipient ?? <span className="text-muted">{t.hidden}</span>}</td>
      <td className={`${cell} md:whitespace-nowrap`}>
        <span className="text-muted md:hidden">
          {parcel.lane === 'to-pack' || parcel.lane === 'packed' ? t.columns.day : t.columns.since}:{' '}
        </span>
        <LeavesBy parcel={parcel} now={now} />
      </td>
      {isToPack && (
        <td className={`${cell} max-md:pt-3`}>
          {packAt && <span className="mb-2 block font-semibold">{t.planned}</span>}
          <Button
            type="submit"
            kind={packAt ? 'line' : 'solid'}
            name={packAt ? 'undo' : 'pack'}
            value={_id}
            aria-label={`${packAt ? t.undo : t.packed}: ${number}`}
            className="max-md:w-full"
          >
            {packAt ? t.undo : t.packed}
          </Button>
        </td>
      )}
    </tr>
  );
}
