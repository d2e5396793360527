import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Country, Currency } from '#modules/currency/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { showToast } from '#ui/toast-queue.ts';
import { call } from '../browser-api.ts';
import { symbolOf } from '../components/price.tsx';
import { guessCountry } from '../market/guess-country.ts';
import { declineOffer, saveMarket } from '../market/saved-market.ts';
import { useLanguage, useMessages } from '../messages.tsx';

interface Offer {
  country: Country;
  currency: Currency;
}

/** Finds what to offer; undefined where the server knows better, or has no recent rate. */
async function findOffer(): Promise<Offer | undefined> {
  const guessed = guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
  if (guessed === undefined) return undefined;
  const { answer: known } = await call('currency.getMarket');
  if (!known || known.data.place.country_code !== undefined) return undefined;
  const [{ answer: lists }, { answer: delivery }] = await Promise.all([call('currency.listCurrencies'), call('delivery.listDestinations')]);
  if (!delivery?.destinations.some((each) => each.country === guessed)) return undefined;
  const country = lists?.countries.find(({ code }) => code === guessed);
  const currency = lists?.currencies.find(({ code }) => code === country?.currency);
  return country && currency && currency.code !== 'INR' && !currency.outdated ? { country, currency } : undefined;
}

/** Asks above the page, without moving it, whether prices shall be in the currency of a guessed country. */
export default function MarketOffer({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const t = useMessages().place;
  const { revalidate } = useRevalidator();
  const [offer, setOffer] = useState<Offer>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void findOffer().then(setOffer);
  }, []);
  if (!offer) return null;
  const { country, currency } = offer;

  const accept = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await saveMarket({ country: country.name.en, country_code: country.code, currency: currency.code });
      await revalidate();
      onClose();
    } catch {
      setBusy(false);
      showToast({ text: t.saveFailed, kind: 'failed', subject: 'market' });
    }
  };
  const decline = () => {
    declineOffer();
    onClose();
  };
  return (
    <section aria-label={t.title} className="relative z-part print:hidden">
      <div className="appear absolute inset-x-0 top-0 border-line border-b bg-raised shadow-lift">
        <div className="page flex flex-wrap items-center gap-x-5 text-sm">
          <p className="pt-2 sm:pb-2 max-sm:basis-full">{t.offer(inLanguage(country.name, language), country.code)}</p>
          <button type="button" onClick={accept} className="min-h-11 cursor-pointer font-semibold text-link">
            {t.accept(symbolOf(currency, language))}
          </button>
          <button type="button" onClick={decline} className="quiet-link min-h-11 cursor-pointer text-muted">
            {t.decline}
          </button>
        </div>
      </div>
    </section>
  );
}
