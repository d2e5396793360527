import { Link } from 'react-router';
import { type NumberSort, numberSorts, type ProductNumbers } from '#modules/insights/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { countText } from '../../parts/count.ts';
import { useNumbersMessages } from './messages.ts';
import { shareText } from './share-text.ts';

interface ProductTableProps {
  shop: string;
  products: readonly ProductNumbers[];
  sort: NumberSort;
  /** Gives the address of the page with another order. */
  sorted: (sort: NumberSort) => string;
}

const cell = 'max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 md:border-line md:border-b md:py-3 md:pl-6 md:text-right';

/** The counts of each product, as cards on a phone. Its order stands in the address. */
export function ProductTable({ shop, products, sort, sorted }: ProductTableProps) {
  const t = useNumbersMessages();
  const language = useLanguage();
  const to = links(language);
  const measures = ['views', 'carts', 'sold'] as const;
  const names: Record<NumberSort, string> = {
    title: t.product,
    views: t.measures.views.title,
    carts: t.measures.carts.title,
    sold: t.measures.sold.title,
    conversion: t.conversion,
  };
  return (
    <>
      <nav aria-label={t.sortBy} className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        {numberSorts.map((each) => (
          <Link
            key={each}
            to={sorted(each)}
            aria-current={each === sort ? 'page' : undefined}
            className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold"
          >
            {names[each]}
          </Link>
        ))}
      </nav>
      <table className="mt-3 w-full text-left max-md:block">
        <thead className="max-md:hidden">
          <tr>
            {(['title', ...measures, 'conversion'] as const).map((each) => (
              <th
                key={each}
                scope="col"
                className={`border-line-strong border-b py-2 font-semibold text-sm ${each === 'title' ? 'pr-6' : 'pl-6 text-right'}`}
              >
                {names[each]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {products.map((product) => (
            <tr key={product._id} className="max-md:block max-md:border-line max-md:border-b max-md:py-3">
              <th scope="row" className="wrap-anywhere text-left font-normal max-md:block md:border-line md:border-b md:py-3 md:pr-6">
                <Link to={to.product(shop, product._id)} className="text-link inline-flex min-h-11 items-center">
                  {inLanguage(product.title, language)}
                </Link>
              </th>
              {measures.map((name) => (
                <td key={name} className={cell}>
                  <span className="text-muted md:hidden">{names[name]}</span>
                  <span className="tabular-nums">
                    {countText(product[name], language)}
                    {(product[name] > 0 || product.earlier[name] > 0) && (
                      <span className="text-muted text-sm md:block max-md:ml-2">
                        {t.before(countText(product.earlier[name], language))}
                      </span>
                    )}
                  </span>
                </td>
              ))}
              <td className={cell}>
                <span className="text-muted md:hidden">{names.conversion}</span>
                <span className="tabular-nums">{shareText(product.conversionBp, language)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
