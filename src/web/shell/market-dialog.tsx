import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Country, Currency } from '#modules/currency/contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { inLanguage } from '#shared/localized.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { call } from '../browser-api.ts';
import { saveMarket } from '../market/saved-market.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { CurrencyList } from './currency-list.tsx';

export interface MarketDialogProps {
  onClose: () => void;
  /** Called with the code of a currency that was kept. */
  onChosen: (currency: string) => Promise<void>;
}

interface MarketSelection {
  country: string;
  currency: string;
}

/**
 * Country and currency in the browser's own modal dialog, which keeps the focus, closes with Escape and gives
 * the focus back.
 */
export default function MarketDialog({ onClose, onChosen }: MarketDialogProps) {
  const language = useLanguage();
  const t = useMessages().place;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [lists, setLists] = useState<{ currencies: Currency[]; countries: Country[] }>();
  const [choice, setChoice] = useState<MarketSelection>({ country: '', currency: '' });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const asked = [call('currency.listCurrencies'), call('currency.getMarket'), call('delivery.listDestinations')] as const;
    void Promise.all(asked).then(([listed, current, delivery]) => {
      if (!listed.answer || !current.answer || !delivery.answer) return setProblem(t.loadFailed);
      const served = new Set(delivery.answer.destinations.map((each) => each.country));
      const { country_code: country = 'IN', currency } = current.answer.data.place;
      const { currencies, countries } = listed.answer;
      setLists({ currencies, countries: countries.filter(({ code }) => served.has(code)) });
      setChoice({ country: served.has(country) ? country : 'IN', currency });
    });
  }, [t]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const country = lists?.countries.find(({ code }) => code === choice.country);
    if (!country || isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await saveMarket({ country: country.name.en, country_code: country.code, currency: choice.currency });
      await onChosen(choice.currency);
      dialog.current?.close();
    } catch {
      setProblem(t.saveFailed);
      setBusy(false);
    }
  };

  const chosen = lists?.currencies.find(({ code }) => code === choice.currency);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="rise veil m-auto h-[min(44rem,94dvh)] w-[min(34rem,calc(100vw-1.5rem))] overscroll-contain rounded-md border border-line-strong bg-ground text-base text-ink shadow-lift"
    >
      <form onSubmit={save} className="flex h-full flex-col gap-4 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-xl sm:text-2xl">
            {t.title}
          </h2>
          <button
            type="button"
            aria-label={t.close}
            onClick={() => dialog.current?.close()}
            className="target -mt-2 -mr-2 flex shrink-0 items-center justify-center rounded-full hover:bg-sunk"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        {lists ? (
          <>
            <label className="block">
              <span className="mb-1 block text-muted text-sm">{t.country}</span>
              <select
                value={choice.country}
                onChange={({ target }) => {
                  const country = lists.countries.find(({ code }) => code === target.value);
                  if (country) setChoice({ country: country.code, currency: country.currency });
                }}
                className="field min-h-11 py-1.5"
              >
                {sortedByName(lists.countries, language).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {inLanguage(name, language)}
                  </option>
                ))}
              </select>
            </label>
            <CurrencyList {...lists} chosen={choice.currency} onChoose={(currency) => setChoice({ ...choice, currency })} />
          </>
        ) : (
          <p role="status" className="flex-1 text-muted">
            {problem ? '' : t.loading}
          </p>
        )}
        {chosen?.outdated && chosen.date && (
          <p className="text-sm">{t.outdated(chosen.code, formatDay(new Date(`${chosen.date}T00:00:00Z`), language))}</p>
        )}
        {problem && (
          <p role="alert" className="text-madder">
            {problem}
          </p>
        )}
        <p className="text-muted text-sm">{t.about}</p>
        <button type="submit" disabled={!lists || isBusy} className="solid-button shrink-0">
          {t.save}
        </button>
      </form>
    </dialog>
  );
}

const sortedByName = (countries: readonly Country[], language: 'en' | 'hi') =>
  [...countries].sort((a, b) => inLanguage(a.name, language).localeCompare(inLanguage(b.name, language), language));
