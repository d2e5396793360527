import { addressForm, addressLimits } from '#shared/address-forms.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import type { AddressField } from './address-values.ts';
import { CheckField } from './check-field.tsx';
import { useAccountMessages } from './messages.ts';
import { SelectField } from './select-field.tsx';

export interface CountryName {
  code: string;
  name: string;
}

interface AddressFieldsProps {
  field: (name: AddressField) => FieldState;
  country: string;
  countries: readonly CountryName[];
  onCountry: (code: string) => void;
  isDefault: boolean;
}

/** The parts of an address, as its country writes them. */
export function AddressFields({ field, country, countries, onCountry, isDefault }: AddressFieldsProps) {
  const t = useAccountMessages().addresses;
  const { states, required, postalCode } = addressForm(country);
  return (
    <>
      <TextField
        field={field('label')}
        required
        autoComplete="off"
        placeholder={t.fields.label.placeholder}
        maxLength={addressLimits.label}
      />
      <SelectField
        field={field('country')}
        required
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onCountry(event.target.value)}
      />
      <TextField field={field('name')} autoComplete="name" maxLength={addressLimits.name} />
      <TextField field={field('line1')} required autoComplete="address-line1" maxLength={addressLimits.line1} />
      <TextField field={field('line2')} autoComplete="address-line2" maxLength={addressLimits.line2} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={field('city')} required autoComplete="address-level2" maxLength={addressLimits.city} />
        <TextField
          field={field('postalCode')}
          required={required.includes('postalCode')}
          autoComplete="postal-code"
          inputMode={postalCode?.digits ? 'numeric' : 'text'}
          maxLength={addressLimits.postalCode}
        />
      </div>
      {states ? (
        <SelectField
          key={country}
          field={field('state')}
          required
          autoComplete="address-level1"
          options={[{ value: '', label: t.chooseState }, ...states.map((name) => ({ value: name, label: t.states[name] ?? name }))]}
        />
      ) : (
        <TextField
          key="typed"
          field={field('state')}
          required={required.includes('state')}
          autoComplete="address-level1"
          maxLength={addressLimits.state}
        />
      )}
      <TextField field={field('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={addressLimits.phone} />
      <CheckField name="isDefault" label={t.makeDefault} defaultChecked={isDefault} />
    </>
  );
}
