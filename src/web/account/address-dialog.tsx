import type { Address } from '#modules/accounts/contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { DialogProps } from '../components/dialog-button.tsx';
import { type CountryName, withOwnCountry } from '../market/list-countries.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { AddressForm } from './address-form.tsx';
import { useAccountMessages } from './messages.ts';

interface AddressDialogProps extends DialogProps {
  address?: Address | undefined;
  countries: readonly CountryName[];
  onSaved: () => void;
}

export default function AddressDialog({ address, countries, onSaved, onClose }: AddressDialogProps) {
  const t = useAccountMessages().addresses;
  const onSuccess = () => {
    onClose();
    onSaved();
  };
  return (
    <Dialog title={address ? t.editTitle : t.addTitle} labels={useMessages().forms} onClose={onClose}>
      <AddressForm
        address={address}
        countries={withOwnCountry(countries, address?.country, useLanguage())}
        onSuccess={onSuccess}
        onCancel={onClose}
      />
    </Dialog>
  );
}
