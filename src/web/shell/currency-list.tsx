import { useEffect, useId, useRef, useState } from 'react';
import type { Country, Currency } from '#modules/currency/contract.ts';
import { inLanguage, type Localized } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../messages.tsx';

interface CurrencyListProps {
  /** The popular ones first. */
  currencies: readonly Currency[];
  countries: readonly Country[];
  chosen: string;
  onChoose: (code: string) => void;
}

const wordsOf = (name: Localized) => `${name.en} ${name.hi ?? ''}`;

/** Currencies to choose one of, found by their code, their name, or a country that uses them. */
export function CurrencyList({ currencies, countries, chosen, onChoose }: CurrencyListProps) {
  const t = useMessages().place;
  const group = useId();
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  // The chosen one is in sight at first, and when the country brings another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` moves the mark
  useEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const needle = wanted.trim().toLowerCase();
  const fits = ({ code, name, symbol }: Currency) =>
    needle === '' ||
    `${code} ${symbol} ${wordsOf(name)}`.toLowerCase().includes(needle) ||
    countries.some((country) => country.currency === code && wordsOf(country.name).toLowerCase().includes(needle));
  const found = currencies.filter(fits);
  const part = (title: string, list: readonly Currency[]) =>
    list.length > 0 && (
      <>
        <p className="sticky top-0 bg-raised px-3 pt-3 pb-1 font-semibold text-muted text-sm">{title}</p>
        {list.map((currency) => (
          <CurrencyEntry key={currency.code} {...{ currency, group }} isChosen={currency.code === chosen} onChoose={onChoose} />
        ))}
      </>
    );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <label className="block">
        <span className="mb-1 block text-muted text-sm">{t.find}</span>
        <input
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="h-11 w-full rounded-sm border border-line-strong bg-raised px-3"
        />
      </label>
      <p role="status" className="sr-only">
        {needle !== '' && (found.length > 0 ? t.found(found.length) : t.none)}
      </p>
      <fieldset ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-sm border border-line bg-raised">
        <legend className="sr-only">{t.currency}</legend>
        {part(
          t.popular,
          found.filter(({ popular }) => popular),
        )}
        {part(
          t.others,
          found.filter(({ popular }) => !popular),
        )}
        {found.length === 0 && (
          <p aria-hidden="true" className="px-3 py-4 text-muted">
            {t.none}
          </p>
        )}
      </fieldset>
    </div>
  );
}

interface CurrencyEntryProps {
  currency: Currency;
  group: string;
  isChosen: boolean;
  onChoose: (code: string) => void;
}

function CurrencyEntry({ currency: { code, name, symbol }, group, isChosen, onChoose }: CurrencyEntryProps) {
  const language = useLanguage();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 has-checked:bg-sunk hover:bg-sunk">
      <input
        type="radio"
        name={group}
        value={code}
        checked={isChosen}
        onChange={() => onChoose(code)}
        className="size-5 shrink-0 accent-indigo"
      />
      <span className="min-w-0 flex-1">{inLanguage(name, language)}</span>
      <span className="text-muted text-sm tabular-nums">{symbol === code ? code : `${symbol} ${code}`}</span>
    </label>
  );
}
