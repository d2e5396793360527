import { Form } from 'react-router';
import type { Facets } from '#modules/search/contract.ts';
import { baseCurrency } from '#shared/currency.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';
import { PriceFields } from '../listing/price-fields.tsx';
import { useFilterForm } from '../listing/use-filter-form.ts';
import { FacetGroup } from './facet-group.tsx';
import { facetNames, flags, type SearchRequest, withoutFilters } from './search-params.ts';

interface SearchFiltersProps {
  search: SearchRequest;
  /** Undefined without results to count. */
  facets: Facets | undefined;
  /** Id of the form for fields outside it, such as the sorting. */
  formId?: string;
}

/** All filters with their counts, as a GET form of the list's own address. */
export function SearchFilters({ search, facets, formId }: SearchFiltersProps) {
  const language = useLanguage();
  const t = useMessages().search;
  const { apply } = useMessages().listing;
  const { form, go, onChange } = useFilterForm(`?${withoutFilters({ ...search, sort: 'relevance' })}`, search, { sort: search.sort });
  // Amounts keep the currency in which they were typed.
  const shown = useCurrency().code;
  const currency = search.min !== '' || search.max !== '' ? search.currency : shown;
  return (
    <Form
      ref={form}
      id={formId}
      method="get"
      action={links(language).search()}
      autoComplete="off"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      onChange={onChange}
    >
      {search.q !== '' && <input type="hidden" name="q" value={search.q} />}
      {formId === undefined && search.sort !== 'relevance' && <input type="hidden" name="sort" value={search.sort} />}
      {currency !== baseCurrency && <input type="hidden" name="currency" value={currency} />}
      <fieldset className="border-line border-b pb-4">
        <legend className="sr-only">{t.availability}</legend>
        {flags.map((flag) => (
          <label key={flag} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name={flag} value="true" defaultChecked={search.flags[flag]} className="size-5 accent-indigo" />
            <span className="flex-1">{t.flags[flag]}</span>
            <span className="text-muted text-sm tabular-nums">{facets?.[flag]}</span>
          </label>
        ))}
      </fieldset>
      <div className="border-line border-b py-5">
        <PriceFields legend={t.priceIn(currency)} from={t.from} to={t.to} values={search} />
      </div>
      {facetNames.map((choice) => (
        <FacetGroup key={choice} choice={choice} values={facets?.[choice] ?? []} selected={search.selected[choice]} />
      ))}
      <button type="submit" className="mt-5 hidden w-full solid-button [@media(scripting:none)]:inline-flex">
        {apply}
      </button>
    </Form>
  );
}
