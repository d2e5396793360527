import { useState } from 'react';
import type { Address } from '#modules/accounts/contract.ts';
import type { CountryName } from '../components/read-countries.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { callApi, type Sent } from '../forms/send-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { AddressFields } from './address-fields.tsx';
import { type AddressField, addressOf, atDetails, linesOf, valuesOf, wordsOf } from './address-values.ts';
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
  const [country, setCountry] = useState(values?.country ?? chosen ?? valuesOf(address).country ?? 'IN');

  const save = async (typed: Record<string, string>) => {
    const values = { ...typed, ...linesOf(typed.details ?? '') };
    const told = (sent: Sent): Sent => (sent.refused ? { refused: atDetails(sent.refused) } : sent);
    if (!address) return told(await callApi('POST', '/users/addresses', addressOf(typed), values));
    const { _id, version } = address;
    const sent = await callApi('PUT', `/users/addresses/${_id}`, { ...addressOf(typed), version }, values);
    if (sent.refused?.code !== 'CONFLICT') return told(sent);
    const { answer } = (await callApi('GET', '/users/addresses')) as { answer?: { data: { addresses: Address[] } } };
    const saved = answer?.data.addresses.find((each) => each._id === _id);
    if (saved) setAddress(saved);
    return sent;
  };
  const load = () => {
    setCountry(valuesOf(address).country ?? 'IN');
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
      words={wordsOf(t, country)}
      defaults={{ ...valuesOf(address), country }}
      state={loads > 0 ? undefined : state}
      submitLabel={t.save}
      busyLabel={t.saving}
      failures={{ ...words.failures, CONFLICT: t.conflict }}
      failed={(code) => (code === 'UNREACHABLE' ? words.somethingWrong : t.saveFailed)}
      remedy={remedy}
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
