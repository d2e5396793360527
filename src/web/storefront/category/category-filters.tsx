import { useState } from 'react';
import { Form, Link } from 'react-router';
import type { MaterialChoice } from '#modules/catalog/contract.ts';
import { isConverted } from '#shared/currency.ts';
import { inLanguage } from '#shared/localized.ts';
import { FilterIcon } from '#ui/icons.tsx';
import { symbolOf } from '../../components/price.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';
import { currencyField, type FilterValues, flags } from '../listing/filter-values.ts';
import { fieldClass, noteClass, PriceFields } from '../listing/price-fields.tsx';
import { useFilterForm } from '../listing/use-filter-form.ts';

interface CategoryFiltersProps {
  values: FilterValues;
  materials: readonly MaterialChoice[];
  /** The subcategory in the address; undefined for the first one. */
  sub: string | undefined;
  /** The address of this list without filters. */
  unfilteredUrl: string;
}

/**
 * Sorting and filters as a GET form of the list's own address: it works without scripts, and applies at once
 * with them.
 */
export function CategoryFilters({ values, materials, sub, unfilteredUrl }: CategoryFiltersProps) {
  const { listing: t, place } = useMessages();
  const currency = useCurrency();
  const language = useLanguage();
  const symbol = symbolOf(currency, language);
  const [isOpen, setOpen] = useState(false);
  const { form, go, onChange } = useFilterForm(unfilteredUrl, values, { sort: values.sort, material: values.material });

  const note = (name: 'sort' | 'material') => {
    const problem = values.problems[name];
    return problem ? (
      <p id={`note-${name}`} className={noteClass}>
        {t.problems[problem]}
      </p>
    ) : null;
  };
  const described = (name: 'sort' | 'material') => (values.problems[name] ? `note-${name}` : undefined);

  return (
    <Form
      ref={form}
      method="get"
      autoComplete="off"
      action={unfilteredUrl.split('?')[0]}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        go();
      }}
      onChange={onChange}
    >
      {isConverted(currency) && <input type="hidden" name={currencyField} value={currency.code} />}
      {sub !== undefined && <input type="hidden" name="sub" value={sub} />}
      <div className="flex items-end gap-3 lg:block">
        <button
          type="button"
          data-needs-script
          aria-expanded={isOpen}
          aria-controls="filters"
          onClick={() => setOpen(!isOpen)}
          className="flex h-11 flex-1 items-center justify-center gap-2 rounded-sm border border-line-strong bg-raised px-4 font-semibold lg:hidden"
        >
          <FilterIcon className="size-5" />
          {t.filters}
          {values.active > 0 && (
            <span className="rounded-sm bg-turmeric px-1.5 text-on-turmeric text-sm">
              <span aria-hidden="true">{values.active}</span>
              <span className="sr-only">{t.filtersActive(values.active)}</span>
            </span>
          )}
        </button>
        <label className="block min-w-0 flex-1 text-sm">
          <span className="mb-1 block text-muted max-lg:sr-only">{t.sort}</span>
          <select name="sort" defaultValue={values.sort} aria-describedby={described('sort')} className={fieldClass}>
            {Object.entries(t.sorts).map(([sort, words]) => (
              <option key={sort} value={sort}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      {note('sort')}
      <div
        id="filters"
        className={`max-lg:mt-3 max-lg:rounded-sm max-lg:border max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:py-4 lg:mt-7 ${
          isOpen ? '' : 'max-lg:hidden max-lg:[@media(scripting:none)]:block'
        }`}
      >
        <div className="flex min-h-8 items-baseline justify-between">
          <h2 className="text-lg">{t.filters}</h2>
          {values.active > 0 && (
            <Link
              to={unfilteredUrl}
              preventScrollReset
              className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4"
            >
              {t.clearAll}
            </Link>
          )}
        </div>
        <fieldset className="mt-2">
          <legend className="sr-only">{t.show}</legend>
          {flags.map((flag) => (
            <label key={flag} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input type="checkbox" name={flag} value="true" defaultChecked={values.flags[flag]} className="size-5 accent-indigo" />
              {t[flag]}
            </label>
          ))}
        </fieldset>
        <div className="mt-4">
          <PriceFields
            legend={isConverted(currency) ? place.priceIn(currency.code) : t.price}
            from={place.from(symbol)}
            to={place.upTo(symbol)}
            values={values}
          />
        </div>
        {materials.length > 1 && (
          <label className="mt-5 block">
            <span className="mb-2 block font-semibold">{t.material}</span>
            <select name="material" defaultValue={values.material} aria-describedby={described('material')} className={fieldClass}>
              <option value="">{t.anyMaterial}</option>
              {materials.map((material) => (
                <option key={material.slug} value={material.slug}>
                  {inLanguage(material.label, language)}
                </option>
              ))}
            </select>
          </label>
        )}
        {note('material')}
        <button
          type="submit"
          className="mt-5 inline-flex min-h-11 w-full items-center justify-center rounded-sm bg-indigo px-6 font-semibold text-on-indigo transition-colors hover:bg-indigo-deep lg:hidden lg:[@media(scripting:none)]:inline-flex"
        >
          {t.apply}
        </button>
      </div>
    </Form>
  );
}
