import { useState } from 'react';
import { addressForm, addressLimits } from '#shared/address-forms.ts';
import { SelectField } from '../forms/select-field.tsx';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import type { CountryName } from '../market/list-countries.ts';
import type { AddressMessages } from '../messages/en/address.ts';
import type { AddressFieldName } from './address-labels.ts';
import { type PinArea, usePinArea } from './use-pin-area.ts';

interface PostalAddressFieldsProps {
  field: (name: AddressFieldName) => FieldState;
  words: AddressMessages;
  country: string;
  countries: readonly CountryName[];
  onCountry: (code: string) => void;
  onState?: (name: string) => void;
  /** Called with what is known of a PIN code. */
  onArea?: (place: PinArea | undefined) => void;
  /** Replaces the two address lines, for forms that ask for them differently. */
  lines?: React.ReactNode;
}

/**
 * Fields of a postal address in the format of its country. In India the PIN code comes first and tells the
 * state; the country, which hardly anyone changes, is the last.
 */
export function PostalAddressFields({ field, words: t, country, countries, onCountry, onState, onArea, lines }: PostalAddressFieldsProps) {
  const { states, required, postalCode } = addressForm(country);
  // The order stays while the form is open: a field that moves away loses the focus.
  const [beginsWithPin] = useState(country === 'IN');
  const stateField = field('state');
  const cityField = field('city');
  const { filled, area, onPin } = usePinArea({ state: stateField.name, city: cityField.name }, onArea);
  const [chosen, setChosen] = useState<string>();
  const hint = country === 'IN' && filled !== undefined && filled === chosen ? t.fromPin : undefined;
  const pinState = country === 'IN' ? area?.state : undefined;
  const doubt = chosen && pinState && chosen !== pinState ? t.pinElsewhere(t.states[pinState] ?? pinState) : undefined;
  const unserved = country === 'IN' && area?.served === false ? t.pinNotServed : undefined;
  const countryField = (
    <SelectField
      field={field('country')}
      required
      autoComplete="country"
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(event) => onCountry(event.target.value)}
    />
  );
  const code = (
    <TextField
      field={field('postalCode')}
      required={required.includes('postalCode')}
      autoComplete="postal-code"
      inputMode={postalCode?.digits ? 'numeric' : 'text'}
      maxLength={addressLimits.postalCode}
      onInput={country === 'IN' ? onPin : undefined}
    />
  );
  const town = <TextField field={cityField} required autoComplete="address-level2" maxLength={addressLimits.city} />;
  const state = states ? (
    <SelectField
      key={country}
      field={{ ...stateField, words: { ...stateField.words, ...((doubt ?? hint) ? { hint: doubt ?? hint } : {}) } }}
      required
      autoComplete="address-level1"
      options={[{ value: '', label: t.chooseState }, ...states.map((name) => ({ value: name, label: t.states[name] ?? name }))]}
      onChange={(event) => {
        setChosen(event.target.value);
        onState?.(event.target.value);
      }}
    />
  ) : (
    <TextField
      key="typed"
      field={stateField}
      required={required.includes('state')}
      autoComplete="address-level1"
      maxLength={addressLimits.state}
    />
  );
  const street = lines ?? (
    <>
      <TextField field={field('line1')} required autoComplete="address-line1" maxLength={addressLimits.line1} />
      <TextField field={field('line2')} autoComplete="address-line2" maxLength={addressLimits.line2} />
    </>
  );
  return (
    <>
      {!beginsWithPin && countryField}
      {!beginsWithPin && street}
      <div className="grid gap-5 sm:grid-cols-2">
        {beginsWithPin ? code : town}
        {beginsWithPin ? town : code}
      </div>
      {state}
      <p role="status" className="sr-only">
        {doubt ?? (hint && `${t.states[filled ?? ''] ?? filled}. ${hint}`)}
      </p>
      {unserved && (
        <p role="alert" className="border-madder border-l-2 pl-4">
          {unserved}
        </p>
      )}
      {beginsWithPin && street}
      {beginsWithPin && countryField}
    </>
  );
}
