import { useState } from 'react';
import type { Address } from '#modules/accounts/contract.ts';
import { addressTextInLanguage } from '../address/address-in-language.ts';
import { call } from '../browser-api.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import type { CountryName } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';
import { AddressFields } from './address-fields.tsx';
import { type AddressField, fieldMessages, toFieldValues } from './address-values.ts';
import { useAccountMessages } from './messages.ts';

export interface AddressFormProps {
  /** The one to change; without it a new one is saved. */
  address?: Address | undefined;
  countries: readonly CountryName[];
  /** The country to begin with, in place of the address's own. */
  country?: string | undefined;
  /** The rejected form that the page's action answered. */
  state?: FormState | undefined;
  onSuccess: () => void;
  onCancel?: () => void;
}

/**
 * Saves a new address, or changes one. One that was changed elsewhere meanwhile is shown beside what was
 * typed.
 */
export function AddressForm({ address: opened, countries, country: chosen, state, onSuccess, onCancel }: AddressFormProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.addresses;
  const [address, setAddress] = useState(opened);
  /** Counts how often the saved address took the place of what was typed. */
  const [loads, setLoads] = useState(0);
  const values = loads > 0 ? undefined : state?.values;
  const [country, setCountry] = useState(values?.country ?? chosen ?? toFieldValues(address).country ?? 'IN');

  const page = address ? at.address(address._id) : at.newAddress();
  const save = async (typed: Record<string, string>) => {
    const sent = await submitForm(page, typed);
    if (!address || sent.error?.code !== 'CONFLICT') return sent;
    const { answer } = await withSession(() => call('accounts.listAddresses'));
    const saved = answer?.data.addresses.find((each) => each._id === address._id);
    if (saved) setAddress(saved);
    return sent;
  };
  const load = () => {
    setCountry(toFieldValues(address).country ?? 'IN');
    setLoads((count) => count + 1);
  };
  const remedy = ({ code }: FormState) =>
    code === 'CONFLICT' && address ? (
      <>
        <p className="mt-2">{t.savedNow}</p>
        <p className="mt-1 whitespace-pre-line font-semibold">{`${address.label}\n${addressTextInLanguage(address.details, t)}`}</p>
        <button type="button" data-needs-script onClick={load} className="text-link mt-2 min-h-11 cursor-pointer">
          {t.reload}
        </button>
      </>
    ) : null;
  return (
    <FormFrame<AddressField>
      key={loads}
      action={page}
      send={save}
      words={fieldMessages(t, country)}
      defaults={{ ...toFieldValues(address), country }}
      state={loads > 0 ? undefined : state}
      submitLabel={t.save}
      busyLabel={t.saving}
      failures={{ ...words.failures, CONFLICT: t.conflict }}
      failureTitle={(code) => (code === 'UNREACHABLE' ? words.somethingWrong : t.saveFailed)}
      recovery={remedy}
      onSuccess={onSuccess}
      {...(onCancel ? { onCancel } : {})}
    >
      {(field, rejected) => (
        <>
          {address && <input type="hidden" name="version" value={address.version} />}
          <AddressFields
            field={field}
            state={rejected}
            country={country}
            countries={countries}
            onCountry={setCountry}
            isDefault={values ? values.isDefault !== undefined : (address?.isDefault ?? false)}
          />
        </>
      )}
    </FormFrame>
  );
}
