import { Link } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import { addressLimits } from '#shared/address-forms.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

interface ContactFieldsProps {
  field: (name: string) => FieldState;
  user: User | null;
  isGift: boolean;
}

/** Fields of the buyer, whom the mails are for. */
export function ContactFields({ field, user, isGift }: ContactFieldsProps) {
  const to = links(useLanguage());
  const t = useCheckoutMessages();
  return (
    <>
      {user ? (
        <p className="text-muted">{t.signedInAs(user.email)}</p>
      ) : (
        <p className="text-muted">
          {t.haveAccount}{' '}
          <Link to={to.login(to.checkout())} className="text-ink text-link">
            {t.signIn}
          </Link>
          <span className="mt-1 block text-sm">{t.guestNote}</span>
        </p>
      )}
      <TextField
        field={field('contact.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <fieldset disabled={!isGift} hidden={!isGift}>
        <TextField field={field('gift.buyerName')} required autoComplete="name" maxLength={addressLimits.name} />
      </fieldset>
    </>
  );
}
