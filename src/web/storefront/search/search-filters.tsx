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
  asked: SearchRequest;
  /** Without them there is nothing to count. */
  facets: Facets | undefined;
  /** Names the form for fields that stand elsewhere, such as the order. */
  formId?: string;
}

/** Every filter with what it would leave, as a form whose address is the list itself. */
export function SearchFilters({ asked, facets, formId }: SearchFiltersProps) {
  const language = useLanguage();
  const t = useMessages().search;
  const { apply } = useMessages().listing;
  const { form, go, onChange } = useFilterForm(`?${withoutFilters({ ...asked, sort: 'relevance' })}`, asked, { sort: asked.sort });
  // Amounts keep the currency that they were typed in.
  const shown = useCurrency().code;
  const currency = asked.min !== '' || asked.max !== '' ? asked.currency : shown;
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
      {asked.q !== '' && <input type="hidden" name="q" value={asked.q} />}
      {formId === undefined && asked.sort !== 'relevance' && <input type="hidden" name="sort" value={asked.sort} />}
      {currency !== baseCurrency && <input type="hidden" name="currency" value={currency} />}
      <fieldset className="border-line border-b pb-4">
        <legend className="sr-only">{t.availability}</legend>
        {flags.map((flag) => (
          <label key={flag} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name={flag} value="true" defaultChecked={asked.flags[flag]} className="size-5 accent-indigo" />
            <span className="flex-1">{t.flags[flag]}</span>
            <span className="text-muted text-sm tabular-nums">{facets?.[flag]}</span>
          </label>
        ))}
      </fieldset>
      <div className="border-line border-b py-5">
        <PriceFields legend={t.priceIn(currency)} from={t.from} to={t.to} values={asked} />
      </div>
      {facetNames.map((choice) => (
        <FacetGroup key={choice} choice={choice} values={facets?.[choice] ?? []} chosen={asked.selected[choice]} />
      ))}
      <button type="submit" className="mt-5 hidden w-full solid-button [@media(scripting:none)]:inline-flex">
        {apply}
      </button>
    </Form>
  );
}
