import { Form, useLocation } from 'react-router';
import type { Facets } from '#modules/search/contract.ts';
import { baseCurrency } from '#shared/currency.ts';
import { ProgressiveHydration } from '../../hydration/progressive-hydration.tsx';
import { useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';
import { FacetGroup } from './facet-group.tsx';
import { facetNames, flags, type ListingRequest, type ListingScope, toSearchParams, withoutFilters } from './listing-request.ts';
import { PriceBandLinks } from './price-band-links.tsx';
import { PriceFields } from './price-fields.tsx';
import { useFilterForm } from './use-filter-form.ts';

interface ListingFiltersProps {
  request: ListingRequest;
  /** The page's own filters, which are not offered. */
  scope: ListingScope;
  /** Undefined without results to count. */
  facets: Facets | undefined;
  /** Id of the form for fields outside it, such as the sorting. */
  formId?: string;
}

/** All filters with their counts, as a GET form of the list's own address. */
export function ListingFilters({ request, scope, facets, formId }: ListingFiltersProps) {
  const { pathname } = useLocation();
  const t = useMessages().search;
  const { apply } = useMessages().listing;
  const { form, go, onChange } = useFilterForm(`?${toSearchParams(withoutFilters({ ...request, sort: 'relevance' }))}`, request, {
    sort: request.sort,
  });
  // Amounts keep the currency in which they were typed.
  const shown = useCurrency().code;
  const currency = request.min !== '' || request.max !== '' ? request.currency : shown;
  return (
    <Form
      ref={form}
      id={formId}
      method="get"
      action={pathname}
      autoComplete="off"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      onChange={onChange}
    >
      {request.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {request.q !== '' && <input type="hidden" name="q" value={request.q} />}
      {request.literal && <input type="hidden" name="literal" value="true" />}
      {formId === undefined && request.sort !== 'relevance' && <input type="hidden" name="sort" value={request.sort} />}
      {currency !== baseCurrency && <input type="hidden" name="currency" value={currency} />}
      <fieldset className="border-line border-b pb-4">
        <legend className="sr-only">{t.availability}</legend>
        {flags.map((flag) => (
          <label key={flag} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name={flag} value="true" defaultChecked={request.flags[flag]} className="size-5 accent-indigo" />
            <span className="flex-1">{t.flags[flag]}</span>
            <span className="text-muted text-sm tabular-nums">{facets?.[flag]}</span>
          </label>
        ))}
      </fieldset>
      <div className="border-line border-b py-5">
        <PriceFields legend={t.priceIn(currency)} from={t.from} to={t.to} values={request} />
        <PriceBandLinks request={request} prices={facets?.price} className="mt-4" />
      </div>
      <ProgressiveHydration>
        {facetNames
          .filter((choice) => !(choice in scope))
          .map((choice) => (
            <FacetGroup key={choice} choice={choice} values={facets?.[choice] ?? []} selected={request.selected[choice]} />
          ))}
      </ProgressiveHydration>
      <button type="submit" className="mt-5 hidden w-full solid-button [@media(scripting:none)]:inline-flex">
        {apply}
      </button>
    </Form>
  );
}
