import { addressForm, addressLimits } from '#shared/address-forms.ts';
import { SelectField } from '../forms/select-field.tsx';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import type { CountryName } from '../market/list-countries.ts';
import type { AddressMessages } from '../messages/en/address.ts';
import type { AddressFieldName } from './address-labels.ts';

interface PostalAddressFieldsProps {
  field: (name: AddressFieldName) => FieldState;
  words: AddressMessages;
  country: string;
  countries: readonly CountryName[];
  onCountry: (code: string) => void;
  onState?: (name: string) => void;
  /** Fields between country and street, such as the recipient's name. */
  afterCountry?: React.ReactNode;
  /** Replaces the two address lines, for forms that ask for them differently. */
  lines?: React.ReactNode;
}

/** Fields of a postal address in the format of its country. */
export function PostalAddressFields({
  field,
  words: t,
  country,
  countries,
  onCountry,
  onState,
  afterCountry,
  lines,
}: PostalAddressFieldsProps) {
  const { states, required, postalCode } = addressForm(country);
  return (
    <>
      <SelectField
        field={field('country')}
        required
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onCountry(event.target.value)}
      />
      {afterCountry}
      {lines ?? (
        <>
          <TextField field={field('line1')} required autoComplete="address-line1" maxLength={addressLimits.line1} />
          <TextField field={field('line2')} autoComplete="address-line2" maxLength={addressLimits.line2} />
        </>
      )}
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
          onChange={(event) => onState?.(event.target.value)}
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
    </>
  );
}
