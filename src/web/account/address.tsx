import { data, Link, useNavigate } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { listCountries, withOwnCountry } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/address';
import { AddressForm } from './address-form.tsx';
import { type AddressField, toAddressInput } from './address-values.ts';
import { withDone } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.addresses.title);

/** The id that stands for an address that is not there yet. */
const newAddressId = 'new';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data: list }, countries] = await Promise.all([loadForUser(url, () => api.accounts.listAddresses()), listCountries(api, url)]);
  const address = list.addresses.find(({ _id }) => _id === params.id);
  if (!address && params.id !== newAddressId) throw data(null, { status: 404 });
  const country = url.searchParams.get('country') ?? undefined;
  return {
    address,
    countries: withOwnCountry(countries, address?.country, languageOf(url.pathname)),
    country: countries.some(({ code }) => code === country) ? country : undefined,
  };
}

type AddressArgs = FormArgs<AddressField, 'isDefault' | 'phoneUnchecked' | 'version', Route.ActionArgs>;

export const action = formAction(
  async ({ api, form, params }: AddressArgs) => {
    const input = toAddressInput(form);
    if (params.id === newAddressId) await api.accounts.addAddress(input);
    else await api.accounts.changeAddress({ ...input, id: params.id, version: Number(form.version) });
  },
  // The lines of an address are typed into one field.
  { fieldNames: { line1: 'details', line2: 'details' }, done: ({ to }) => withDone(to.account.addresses(), 'address') },
);

/** The form of the dialog as a page of its own. */
export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, countries, country } = loaderData;
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.addresses;
  const navigate = useNavigate();
  const onSuccess = () => {
    showToast({ text: t.saved, subject: 'addresses' });
    void refreshSession();
    void navigate(at.addresses());
  };
  return (
    <div className="max-w-form">
      <h1 className="mb-6 text-3xl">{address ? t.editTitle : t.addTitle}</h1>
      <noscript>
        <form method="get" className="mb-6 grid gap-3">
          <label htmlFor="another-country">{t.fields.country.label}</label>
          <select id="another-country" name="country" defaultValue={country ?? address?.country ?? 'IN'} className="field">
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className="line-button">
            {t.showFields}
          </button>
        </form>
      </noscript>
      <AddressForm address={address} countries={countries} country={country} state={actionData} onSuccess={onSuccess} />
      <Link to={at.addresses()} className="text-link mt-6 inline-flex min-h-11 items-center">
        {words.back}
      </Link>
    </div>
  );
}
