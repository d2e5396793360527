import { data } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { useOutdatedNote } from '../components/price-note.tsx';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useCurrency } from '../settings.ts';
import type { Route } from './+types/market';

/** Depends on the visitor's market. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { currency, delivery } = context.get(apiContext);
  const [{ currencies, countries }, { data: found }, { destinations }] = await Promise.all([
    currency.listCurrencies(),
    currency.getMarket(),
    delivery.listDestinations(),
  ]);
  const served = countries.filter(({ code }) => destinations.some(({ country }) => country === code));
  const { pathname } = new URL(request.url);
  return data({ currencies, countries: served, place: found.place, back: previousPage(request) ?? links(languageOf(pathname)).home() });
}

/** Path and query of the page of this site that linked here. */
function previousPage(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.host === new URL(request.url).host && !from.pathname.endsWith('/place') ? from.pathname + from.search : undefined;
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).place;
  return [
    ...pageMeta({ language, path: links(language).place(), title: t.title, description: t.metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
};

/** Country and currency as a plain form, for browsers without scripts. */
export default function MarketPage({ loaderData }: Route.ComponentProps) {
  const { currencies, countries, place, back } = loaderData;
  const language = useLanguage();
  const t = useMessages().place;
  const shown = useCurrency();
  const note = useOutdatedNote();
  const own = countries.find(({ code }) => code === place.country_code)?.currency;
  const isOwn = own === undefined || own === shown.code || !place.chosen;
  const groups = [
    { label: t.popular, list: currencies.filter(({ popular }) => popular) },
    { label: t.others, list: currencies.filter(({ popular }) => !popular) },
  ];
  return (
    <div className="page pb-20">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3 max-w-[52ch] text-muted">{t.about}</p>
      <form method="post" action="/place" className="mt-8 grid max-w-112 gap-6">
        <input type="hidden" name="to" value={back} />
        <label className="block">
          <span className="mb-1 block font-semibold">{t.country}</span>
          <select
            name="country"
            defaultValue={countries.some(({ code }) => code === place.country_code) ? place.country_code : 'IN'}
            autoComplete="country"
            className="field"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {inLanguage(name, language)}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="mb-1 block font-semibold">{t.currency}</span>
          <select name="currency" defaultValue={isOwn ? '' : shown.code} autoComplete="transaction-currency" className="field">
            <option value="">{t.ownCurrency}</option>
            {groups.map(({ label, list }) => (
              <optgroup key={label} label={label}>
                {list.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {`${inLanguage(name, language)} (${code})`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {note && <p className="text-muted text-sm">{note}</p>}
        <button type="submit" className="solid-button">
          {t.save}
        </button>
      </form>
    </div>
  );
}
