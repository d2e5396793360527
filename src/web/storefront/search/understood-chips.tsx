import { Link } from 'react-router';
import type { UnderstoodPart } from '#modules/search/contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { Messages } from '../../messages/en.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { filterAmount } from '../listing/filter-amount.ts';
import { type ListingRequest, withTermParams } from '../listing/listing-request.ts';

function wordsOf(part: UnderstoodPart, t: Messages['search'], language: Language): string {
  const label = part.label ? inLanguage(part.label, language) : '';
  const amount = (value: number) => filterAmount(String(value), part.currency ?? 'INR', language);
  switch (part.kind) {
    case 'price': {
      const { min, max } = part;
      if (min !== undefined && max !== undefined) return t.priceBetween(amount(min), amount(max));
      return min === undefined ? t.priceTo(amount(max ?? 0)) : t.priceFrom(amount(min));
    }
    case 'size':
      return t.understoodSize(label);
    case 'without':
      return t.understoodWithout(label);
    case 'gi':
      return t.choices.gi;
    case 'inStock':
    case 'discounted':
    case 'madeToOrder':
      return t.flags[part.kind];
    default:
      return label;
  }
}

/** Shows the parts read of the term, each a link to the search without it. */
export function UnderstoodChips({ search, understood = [] }: { search: ListingRequest; understood: UnderstoodPart[] | undefined }) {
  const language = useLanguage();
  const t = useMessages().search;
  if (understood.length === 0) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <p id="understood" className="text-muted text-sm">
        {t.understood}
      </p>
      <ul aria-labelledby="understood" className="contents">
        {understood.map((part) => {
          const words = wordsOf(part, t, language);
          return (
            <li key={`${part.kind} ${words} ${part.rest}`} className="max-w-full">
              <Link
                to={`?${withTermParams(search, part.rest)}`}
                preventScrollReset
                aria-label={t.removeUnderstood(words)}
                className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-sm border border-indigo bg-raised px-3 text-indigo text-sm transition-colors hover:bg-sunk"
              >
                <span className="truncate">{words}</span>
                <CloseIcon className="size-4 shrink-0" />
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
