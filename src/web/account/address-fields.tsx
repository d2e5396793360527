import { addressLimits } from '#shared/address-forms.ts';
import { PhoneField } from '../address/phone-field.tsx';
import { PostalAddressFields } from '../address/postal-address-fields.tsx';
import { CheckField } from '../forms/check-field.tsx';
import type { FormState } from '../forms/form-state.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import type { CountryName } from '../market/list-countries.ts';
import type { AddressField } from './address-values.ts';
import { useAccountMessages } from './messages.ts';

interface AddressFieldsProps {
  field: (name: AddressField) => FieldState;
  country: string;
  /** The form as it was rejected. */
  state: FormState | undefined;
  countries: readonly CountryName[];
  onCountry: (code: string) => void;
  isDefault: boolean;
}

/** The parts of an address, as its country writes them. */
export function AddressFields({ field, state, country, countries, onCountry, isDefault }: AddressFieldsProps) {
  const t = useAccountMessages().addresses;
  return (
    <>
      <TextField
        field={field('label')}
        required
        autoComplete="off"
        placeholder={t.fields.label.placeholder}
        maxLength={addressLimits.label}
      />
      <TextField field={field('name')} autoComplete="name" maxLength={addressLimits.name} />
      <PostalAddressFields
        field={(name) => field(name === 'line1' || name === 'line2' ? 'details' : name)}
        words={t}
        country={country}
        countries={countries}
        onCountry={onCountry}
        lines={
          <TextField
            field={field('details')}
            required
            rows={4}
            autoComplete="street-address"
            maxLength={addressLimits.line1 + addressLimits.line2}
          />
        }
      />
      <PhoneField field={field('phone')} words={t} country={country} state={state} uncheckedName="phoneUnchecked" autoComplete="tel" />
      <CheckField name="isDefault" label={t.makeDefault} defaultChecked={isDefault} />
    </>
  );
}
