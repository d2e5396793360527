import { data, Link, redirect, useNavigate } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { textFields } from '../forms/form-state.ts';
import { submitTo } from '../forms/submit-to.ts';
import { languageOf, links } from '../links.ts';
import { listCountries } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/address';
import { AddressForm } from './address-form.tsx';
import { toAddressInput, withDetailsError } from './address-values.ts';
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
  return { address, countries, country: countries.some(({ code }) => code === country) ? country : undefined };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { addAddress, changeAddress } = context.get(apiContext).accounts;
  const form = await request.formData();
  const { isDefault, line1, line2 } = toAddressInput(textFields(form));
  form.set('line1', line1);
  form.set('line2', line2);
  const refused =
    params.id === newAddressId
      ? await submitTo(addAddress, form, { isDefault })
      : await submitTo(changeAddress, form, { isDefault, id: params.id, version: Number(form.get('version')) });
  if (refused) return data(withDetailsError(refused.data), refused.init ?? {});
  return redirect(withDone(links(languageOf(url.pathname)).account.addresses(), 'address'), 303);
}

/** The form of the dialog as a page of its own. */
export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, countries, country } = loaderData;
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.addresses;
  const navigate = useNavigate();
  const onSent = () => {
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
      <AddressForm address={address} countries={countries} country={country} state={actionData} onSent={onSent} />
      <Link to={at.addresses()} className="text-link mt-6 inline-flex min-h-11 items-center">
        {words.back}
      </Link>
    </div>
  );
}
