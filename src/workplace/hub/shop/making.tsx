import type { ShopMaking } from '#modules/making/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { countText } from '../../parts/count.ts';
import { monthName } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { useShopMessages } from './messages.ts';
import { stateOf } from './proof-steps.tsx';

interface MakingProps {
  making: ShopMaking;
  state: FormState | undefined;
}

/** The months of a shop that makes to order: what is promised, what is left, and the limits. */
export function Making({ making, state }: MakingProps) {
  const language = useLanguage();
  const { calendar } = useShopMessages();
  const { shop } = useHubMessages();
  const { making: t, failures } = calendar;
  const { perMonth, months, products, choices } = making;
  const own = { shop: stateOf(state, 'capacity'), product: stateOf(state, 'capacity product') };
  const perMonthField = { name: 'perMonth', ...t.perMonth, maxLength: 5, inputMode: 'numeric' as const };
  const common = { failures, busyLabel: shop.busy, kind: 'line' as const };
  return (
    <section className="mt-12" aria-labelledby="making">
      <h2 id="making" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-lead">{t.text}</p>
      <Months title={t.all.title} perMonth={perMonth} months={months} />
      <WorkForm
        key={perMonth}
        fields={[perMonthField]}
        defaults={{ perMonth: perMonth === undefined ? '' : String(perMonth) }}
        hidden={{ act: 'capacity' }}
        state={own.shop}
        submitLabel={t.all.submit}
        {...common}
      />
      {products.map(({ _id, title, ...rest }) => (
        <Months key={_id} title={inLanguage(title, language)} {...rest} />
      ))}
      <h3 className="mt-8 mb-2 font-semibold text-lg">{t.one.title}</h3>
      {choices.length === 0 ? (
        <p className="text-muted">{t.one.none}</p>
      ) : (
        <WorkForm
          key={JSON.stringify(products)}
          fields={[
            {
              name: 'product',
              ...t.product,
              kind: 'select',
              options: choices.map(({ _id, title }) => [_id, inLanguage(title, language)] as const),
              required: true,
            },
            perMonthField,
          ]}
          hidden={{ act: 'capacity product' }}
          state={own.product}
          submitLabel={t.one.submit}
          {...common}
        />
      )}
    </section>
  );
}

interface MonthsProps {
  title: string;
  perMonth?: number | undefined;
  months: readonly { month: string; taken: number; left?: number | undefined; closedDays?: number; isClosed?: boolean }[];
}

/** The months of a shop or of a product, as a table. */
function Months({ title, perMonth, months }: MonthsProps) {
  const language = useLanguage();
  const { making: t } = useShopMessages().calendar;
  const hasClosedDays = months.some(({ closedDays }) => closedDays !== undefined);
  const cell = 'border-line border-b py-2 pr-4 text-left align-top font-normal last:pr-0';
  return (
    <table className="mt-6 mb-4 w-full max-w-column">
      <caption className="pb-2 text-left">
        <span className="font-semibold text-lg">{title}</span>{' '}
        <span className="text-muted">{perMonth === undefined ? t.noLimit : t.limit(perMonth)}</span>
      </caption>
      <thead className="text-muted text-sm">
        <tr>
          {[t.month, t.taken, t.left, ...(hasClosedDays ? [t.closedDays] : [])].map((name) => (
            <th key={name} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, taken, left, closedDays, isClosed }) => (
          <tr key={month}>
            <th scope="row" className={cell}>
              {monthName(month, language)}
            </th>
            <td className={cell}>{countText(taken, language)}</td>
            <td className={cell}>{left === undefined ? '–' : left === 0 ? <strong>{t.full}</strong> : countText(left, language)}</td>
            {hasClosedDays && <td className={cell}>{isClosed ? t.whole : countText(closedDays ?? 0, language)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
