import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Folded } from '../../components/folded.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';

interface SizeTableProps {
  table: NonNullable<Product['sizeTable']>;
  /** Names a size in the language of the page. */
  nameOf: (size: string) => string;
  /** The chosen size, whose row stands out. */
  size: string | undefined;
}

const mmOfInch = 25.4;
const one = (value: number) => String(Math.round(value * 10) / 10);

/** Measurements of each size, in centimetres and inches, folded below the sizes. */
export function SizeTable({ table, nameOf, size }: SizeTableProps) {
  const language = useLanguage();
  const { choice, sizes: t } = useMessages().product;
  return (
    <Folded title={<span className="text-link">{t.heading}</span>} className="open:basis-full">
      <table className="mt-1 w-full text-left text-sm tabular-nums">
        <caption className="pb-2 text-left text-muted">{t.note}</caption>
        <thead>
          <tr className="border-line-strong border-b align-bottom">
            {[choice.size, ...table.measures.map((measure) => inLanguage(measure, language))].map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-3 font-normal text-muted leading-snug">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.size} className={`border-line border-b ${row.size === size ? 'bg-sunk' : ''}`}>
              <th scope="row" className="py-1.5 pr-3 font-semibold">
                {nameOf(row.size)}
              </th>
              {row.mm.map((mm, at) => (
                <td key={table.measures[at]?.en} className="py-1.5 pr-3 leading-snug">
                  {t.cm(one(mm / 10))} <span className="whitespace-nowrap text-muted">{t.inches(one(mm / mmOfInch))}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}
