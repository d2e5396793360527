import type { Address } from '#modules/accounts/contract.ts';
import type { CallError } from '#shared/send-request.ts';
import { showToast } from '#ui/toast-queue.ts';
import { addressTextInLanguage } from '../address/address-in-language.ts';
import { call } from '../browser-api.ts';
import { DialogButton } from '../components/dialog-button.tsx';
import type { SubmitResult } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import type { CountryName } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';
import { toStructuredAddress } from './address-values.ts';
import { useAccountMessages } from './messages.ts';
import { PostButton } from './post-button.tsx';

interface AddressItemProps {
  address: Address;
  /** The whole list as it is on the screen. */
  list: { addresses: readonly Address[]; version: number };
  countries: readonly CountryName[];
  onSaved: () => void;
  onChanged: () => Promise<void>;
  /** It left the list, and the focus with it. */
  onGone: () => void;
}

const loadDialog = () => import('./address-dialog.tsx');
const action = 'text-link inline-flex min-h-11 cursor-pointer items-center';

export function AddressItem({ address, list, countries, onSaved, onChanged, onGone }: AddressItemProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.addresses;
  const { _id, label, details, name, phone, isDefault, version } = address;

  /** Puts it back: by its parts, or as the lines that it was. */
  const undo = async () => {
    const parts = toStructuredAddress(address);
    const addresses = list.addresses.map((each) => ({ label: each.label, details: each.details }));
    const { error } = await withSession<unknown, CallError>(() =>
      parts ? call('accounts.addAddress', parts) : call('accounts.updateMe', { addresses, addressesVersion: list.version + 1 }),
    );
    if (error) {
      showToast({ text: error.code === 'UNREACHABLE' ? words.somethingWrong : t.saveFailed, kind: 'failed', subject: 'addresses' });
      return;
    }
    showToast({ text: t.restored, subject: 'addresses' });
    await onChanged();
  };
  const remove = async (send: () => Promise<SubmitResult>) => {
    const { error } = await send();
    if (error) {
      const text = error.code === 'UNREACHABLE' ? words.somethingWrong : t.removeFailed;
      const why = error.code === 'CONFLICT' ? ` ${words.failures.CONFLICT}` : '';
      showToast({ text: `${text}${why}`, kind: 'failed', subject: 'addresses' });
      if (error.code === 'CONFLICT' || error.code === 'NOT_FOUND') await onChanged();
      return;
    }
    onGone();
    showToast({
      text: t.removed,
      subject: 'addresses',
      action: (
        <button type="button" onClick={() => void undo()} className={`${action} shrink-0 font-semibold`}>
          {t.undo}
        </button>
      ),
    });
    await onChanged();
  };
  return (
    <li className="border-line border-b py-6">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-xl">
        <span className="min-w-0 break-words">{label}</span>
        {isDefault && <span className="font-body text-neem text-sm">{t.isDefault}</span>}
      </h2>
      {name && <p className="mt-2 break-words">{name}</p>}
      <p className={`whitespace-pre-line break-words ${name ? '' : 'mt-2'}`}>{addressTextInLanguage(details, t)}</p>
      {address.country && !countries.some(({ code }) => code === address.country) && (
        <p className="mt-2 border-turmeric border-l-2 pl-3">{t.notServed}</p>
      )}
      {phone && <p className="text-muted">{t.phoneOf(phone)}</p>}
      <div className="mt-2 flex gap-x-6">
        <DialogButton
          to={at.address(_id)}
          load={loadDialog}
          props={{ address, countries, onSaved }}
          label={t.editOf(label)}
          className={action}
        >
          {t.edit}
        </DialogButton>
        <PostButton
          action={at.addresses()}
          values={{ id: _id, version: String(version) }}
          run={remove}
          label={t.removeOf(label)}
          className={`${action} text-madder`}
        >
          {t.remove}
        </PostButton>
      </div>
    </li>
  );
}
