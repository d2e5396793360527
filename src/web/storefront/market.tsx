import { data } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useCurrency } from '../settings.ts';
import type { Route } from './+types/market';

/** Depends on the visitor's market. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { currency } = context.get(apiContext);
  const [lists, { data: found }] = await Promise.all([currency.listCurrencies(), currency.getMarket()]);
  const { pathname } = new URL(request.url);
  return data({ ...lists, place: found.place, back: previousPage(request) ?? links(languageOf(pathname)).home() });
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
          <select name="country" defaultValue={place.country_code ?? 'IN'} autoComplete="country" className="field">
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {inLanguage(name, language)}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="mb-1 block font-semibold">{t.currency}</span>
          <select name="currency" defaultValue={shown.code} autoComplete="transaction-currency" className="field">
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
        <button type="submit" className="solid-button">
          {t.save}
        </button>
      </form>
    </div>
  );
}
