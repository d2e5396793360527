import type { User } from '#modules/accounts/contract.ts';
import { Choice } from './choice.tsx';
import { useCheckoutMessages } from './messages.ts';

/** An address of the account that says each of its parts, as an order needs them. */
export interface SavedAddress {
  id: string;
  label: string;
  details: string;
  isDefault: boolean;
  parts: {
    country: string;
    line1: string;
    line2?: string | undefined;
    city: string;
    state?: string | undefined;
    postalCode?: string | undefined;
  };
}

/** The addresses of an account that an order can go to: one that was saved as plain lines says too little. */
export function deliverableAddresses(user: User | null): SavedAddress[] {
  return (user?.addresses ?? []).flatMap(({ _id, label, details, isDefault, country, line1, line2, city, state, postalCode }) =>
    country && line1 && city ? [{ id: _id, label, details, isDefault, parts: { country, line1, line2, city, state, postalCode } }] : [],
  );
}

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  /** Undefined: another one, which is typed. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | undefined) => void;
}

export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const t = useCheckoutMessages();
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
          hint={address.details}
        />
      ))}
      <Choice name="savedAddress" value="" checked={!chosen} onChoose={() => onChoose(undefined)} label={t.anotherAddress} />
    </fieldset>
  );
}
