import { Link } from 'react-router';
import { measures, type NumberSort, numberSorts, periods } from '#modules/insights/contract.ts';
import { languageOfPath } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { countText } from '../../parts/count.ts';
import { dayOf } from '../../parts/day.ts';
import type { Route } from './+types/numbers';
import { Measure } from './measure.tsx';
import { numbersMessagesOf, useNumbersMessages } from './messages.ts';
import { ProductTable } from './product-table.tsx';
import { shareText } from './share-text.ts';
import { Words } from './words.tsx';

/** The days as the address says them: `days`, or `from` and `to`. */
type Chosen = Record<string, string>;

export async function loader({ context, params: { shop }, url }: Route.LoaderArgs) {
  const parameter = (name: string) => url.searchParams.get(name) || undefined;
  const days = periods.find((each) => each === parameter('days')) ?? '30';
  const sort = numberSorts.find((each) => each === parameter('sort')) ?? 'views';
  const [from, to] = [parameter('from'), parameter('to')];
  const { insights } = context.get(apiContext);
  try {
    const { data } = await orNotFound(insights.getNumbers({ shop, days, sort, from, to }));
    const chosen: Chosen = from || to ? { from: data.from, to: data.to } : { days };
    return { shop, numbers: data, sort, chosen, isRefused: false };
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 422) throw error;
    const { data } = await insights.getNumbers({ shop, days, sort });
    const chosen: Chosen = { days };
    return { shop, numbers: data, sort, chosen, isRefused: true };
  }
}

export const meta: Route.MetaFunction = ({ location }) => [{ title: numbersMessagesOf(languageOfPath(location.pathname)).title }];

/** Shows what buyers look at, put into the cart and buy of a shop. */
export default function ShopNumbers({ loaderData: { shop, numbers, sort, chosen, isRefused } }: Route.ComponentProps) {
  const t = useNumbersMessages();
  const language = useLanguage();
  const { total, earlier, products, productCount, words } = numbers;
  const at = (by: NumberSort) => `?${new URLSearchParams({ ...chosen, ...(by === 'views' ? {} : { sort: by }) })}`;
  const file = (of: string) => `/api/v1/shops/${shop}/numbers/csv?${new URLSearchParams({ ...chosen, of })}`;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <ChoosePeriod shop={shop} chosen={chosen} from={numbers.from} to={numbers.to} isRefused={isRefused} />
      <p className="mt-6 font-semibold">{t.between(dayOf(numbers.from, language), dayOf(numbers.to, language))}</p>
      <p className="mt-2 max-w-lead">
        {total.views === 0 ? t.nothingYet : t.perHundred(shareText(total.conversionBp, language))}{' '}
        {total.views > 0 && earlier.views > 0 && t.perHundredBefore(shareText(earlier.conversionBp, language))}
      </p>
      {measures.map((name) => (
        <Measure key={name} name={name} numbers={numbers} />
      ))}
      <section className="mt-10" aria-labelledby="products">
        <h2 id="products" className="text-2xl">
          {t.products}
        </h2>
        {products.length === 0 ? (
          <p className="mt-2 max-w-lead">{t.noProducts}</p>
        ) : (
          <ProductTable shop={shop} products={products} sort={sort} sorted={at} />
        )}
        {productCount > products.length && (
          <p className="mt-4">{t.first(countText(products.length, language), countText(productCount, language))}</p>
        )}
      </section>
      <Words kind="led" words={words.led} />
      <Words kind="missing" words={words.missing} />
      <section className="mt-10 print:hidden" aria-labelledby="files">
        <h2 id="files" className="text-2xl">
          {t.files}
        </h2>
        <p className="mt-3 flex flex-wrap gap-3">
          <a href={file('days')} className="line-button">
            {t.csvDays}
          </a>
          <a href={file('products')} className="line-button">
            {t.csvProducts}
          </a>
        </p>
      </section>
    </>
  );
}

interface ChoosePeriodProps {
  shop: string;
  chosen: Chosen;
  from: string;
  to: string;
  isRefused: boolean;
}

/** Chooses the days: usual periods as links, others with a form whose answer is an address. */
function ChoosePeriod({ shop, chosen, from, to, isRefused }: ChoosePeriodProps) {
  const t = useNumbersMessages();
  const path = links(useLanguage()).numbers(shop);
  const { days } = chosen;
  return (
    <div className="print:hidden">
      <nav aria-label={t.period} className="mt-6 flex flex-wrap gap-2">
        {periods.map((each) => (
          <Link
            key={each}
            to={`${path}?days=${each}`}
            aria-current={each === days ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center rounded-sm border px-3 ${each === days ? 'border-indigo bg-indigo text-on-indigo' : 'border-line-strong'}`}
          >
            {t.periods[each]}
          </Link>
        ))}
      </nav>
      <details className="mt-3" open={days === undefined || isRefused}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{t.other}</summary>
        <form method="get" action={path} className="mt-2 flex flex-wrap items-end gap-4">
          {(
            [
              ['from', t.from, from],
              ['to', t.to, to],
            ] as const
          ).map(([name, label, value]) => (
            <Field key={name} id={`period-${name}`} label={label} error={isRefused && name === 'from' ? t.tooLong : undefined}>
              {(control) => <input {...control} type="date" name={name} defaultValue={value} />}
            </Field>
          ))}
          <Button type="submit" kind="line">
            {t.show}
          </Button>
        </form>
      </details>
    </div>
  );
}
