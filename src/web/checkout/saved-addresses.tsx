import type { User } from '#modules/accounts/contract.ts';
import { addressTextInLanguage } from '../address/address-in-language.ts';
import type { CountryName } from '../market/list-countries.ts';
import { Choice } from './choice.tsx';
import { useAddressMessages, useCheckoutMessages } from './messages.ts';

/** An address of the account that says each of its parts, as an order needs them. */
export interface SavedAddress {
  id: string;
  label: string;
  details: string;
  isDefault: boolean;
  /** The shop delivers to its country. */
  served: boolean;
  /** Recipient of what is sent there. */
  name?: string | undefined;
  phone?: string | undefined;
  parts: {
    country: string;
    line1: string;
    line2?: string | undefined;
    city: string;
    state?: string | undefined;
    postalCode?: string | undefined;
  };
}

/**
 * The addresses of an account that say all their parts: one that was saved as plain lines says too little.
 * @param countries that parcels are sent to
 */
export function deliverableAddresses(user: User | null, countries: readonly CountryName[]): SavedAddress[] {
  return (user?.addresses ?? []).flatMap(({ _id, label, details, isDefault, name, phone, ...parts }) => {
    const { country, line1, line2, city, state, postalCode } = parts;
    if (!country || !line1 || !city) return [];
    const served = countries.some(({ code }) => code === country);
    return [{ id: _id, served, label, details, isDefault, name, phone, parts: { country, line1, line2, city, state, postalCode } }];
  });
}

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  /** Undefined: another one, which is typed. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | undefined) => void;
}

export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const t = useCheckoutMessages();
  const addressText = useAddressMessages();
  if (addresses.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.delivery}</legend>
      {addresses.map((address) => (
        <Choice
          key={address.id}
          name="savedAddress"
          value={address.id}
          checked={chosen?.id === address.id}
          onChoose={() => onChoose(address)}
          label={address.label}
          hint={[addressTextInLanguage(address.details, addressText), ...(address.served ? [] : [addressText.notServed])].join('\n')}
          disabled={!address.served}
        />
      ))}
      <Choice name="savedAddress" value="" checked={!chosen} onChoose={() => onChoose(undefined)} label={t.anotherAddress} />
    </fieldset>
  );
}
