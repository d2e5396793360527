import { useState } from 'react';
import type { Address } from '#modules/accounts/contract.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { callApi, type SubmitResult } from '../forms/send-form.ts';
import { links } from '../links.ts';
import type { CountryName } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { AddressFields } from './address-fields.tsx';
import { type AddressField, fieldMessages, splitLines, toAddressInput, toFieldValues, withDetailsError } from './address-values.ts';
import { useAccountMessages } from './messages.ts';

export interface AddressFormProps {
  /** The one to change; without it a new one is saved. */
  address?: Address | undefined;
  countries: readonly CountryName[];
  /** The country to begin with, in place of the address's own. */
  country?: string | undefined;
  /** What the page's action answered. */
  state?: FormState | undefined;
  onSent: () => void;
  onCancel?: () => void;
}

/** Saves a new address, or changes one. One that was changed elsewhere meanwhile is shown beside what was typed. */
export function AddressForm({ address: opened, countries, country: chosen, state, onSent, onCancel }: AddressFormProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.addresses;
  const [address, setAddress] = useState(opened);
  /** Counts how often the saved address took the place of what was typed. */
  const [loads, setLoads] = useState(0);
  const values = loads > 0 ? undefined : state?.values;
  const [country, setCountry] = useState(values?.country ?? chosen ?? toFieldValues(address).country ?? 'IN');

  const save = async (typed: Record<string, string>) => {
    const values = { ...typed, ...splitLines(typed.details ?? '') };
    const told = (sent: SubmitResult): SubmitResult => (sent.refused ? { refused: withDetailsError(sent.refused) } : sent);
    if (!address) return told(await callApi('POST', '/users/addresses', toAddressInput(typed), values));
    const { _id, version } = address;
    const sent = await callApi('PUT', `/users/addresses/${_id}`, { ...toAddressInput(typed), version }, values);
    if (sent.refused?.code !== 'CONFLICT') return told(sent);
    const { answer } = (await callApi('GET', '/users/addresses')) as { answer?: { data: { addresses: Address[] } } };
    const saved = answer?.data.addresses.find((each) => each._id === _id);
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
        <p className="mt-1 whitespace-pre-line font-semibold">{`${address.label}\n${address.details}`}</p>
        <button type="button" data-needs-script onClick={load} className="text-link mt-2 min-h-11 cursor-pointer">
          {t.reload}
        </button>
      </>
    ) : null;
  return (
    <FormFrame<AddressField>
      key={loads}
      call={save}
      action={address ? at.address(address._id) : at.newAddress()}
      words={fieldMessages(t, country)}
      defaults={{ ...toFieldValues(address), country }}
      state={loads > 0 ? undefined : state}
      submitLabel={t.save}
      busyLabel={t.saving}
      failures={{ ...words.failures, CONFLICT: t.conflict }}
      failureTitle={(code) => (code === 'UNREACHABLE' ? words.somethingWrong : t.saveFailed)}
      recovery={remedy}
      onSent={onSent}
      {...(onCancel ? { onCancel } : {})}
    >
      {(field) => (
        <>
          {address && <input type="hidden" name="version" value={address.version} />}
          <AddressFields
            field={field}
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
