import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Address } from '#modules/accounts/contract.ts';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { DialogButton } from '../components/dialog-button.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import type { FormState } from '../forms/form-state.ts';
import { links } from '../links.ts';
import type { CountryName } from '../market/list-countries.ts';
import { listCountries } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/addresses';
import { AddressItem } from './address-item.tsx';
import { DoneNote, withDone } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.addresses.title);

const loadDialog = () => import('./address-dialog.tsx');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data }, countries] = await Promise.all([loadForUser(url, () => api.accounts.listAddresses()), listCountries(api, url)]);
  return { ...data, countries };
}

/** Deletes the address that the form names. */
export const action = formAction(
  ({ api, form }: FormArgs<'id' | 'version'>) => api.accounts.removeAddress({ id: form.id, version: Number(form.version) }),
  { done: ({ to }) => withDone(to.account.addresses(), 'removed') },
);

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, countries, version } = loaderData;
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.addresses;
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const refresh = async () => {
    void refreshSession();
    await revalidate();
  };
  const onSaved = () => {
    showToast({ text: t.saved, subject: 'addresses' });
    void refresh();
  };
  return (
    <>
      <DoneNote />
      {actionData && <RemovalError state={actionData} />}
      <div className="flex max-w-column flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {t.title}
        </h1>
        <DialogButton<{ countries: readonly CountryName[]; onSaved: () => void; address?: Address }>
          to={at.newAddress()}
          load={loadDialog}
          props={{ countries, onSaved }}
          className="solid-button cursor-pointer"
        >
          {t.add}
        </DialogButton>
      </div>
      {addresses.length === 0 ? (
        <div className="mt-8">
          <p className="font-display text-xl">{t.none}</p>
          <p className="mt-2 text-muted">{t.noneHint}</p>
        </div>
      ) : (
        <ul className="mt-8 max-w-column border-line border-t">
          {addresses.map((address) => (
            <AddressItem
              key={address._id}
              address={address}
              list={{ addresses, version }}
              countries={countries}
              onSaved={onSaved}
              onChanged={refresh}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Why the address is still there. */
function RemovalError({ state }: { state: FormState }) {
  const words = useAccountMessages();
  const reasons: Record<string, string> = words.failures;
  return (
    <p role="alert" className="mb-6 border-madder border-l-2 bg-sunk px-5 py-3">
      {words.addresses.removeFailed} {reasons[state.code]}
    </p>
  );
}
