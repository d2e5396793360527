import { Link } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import { addressLimits } from '#shared/address-forms.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

/** Fields of the buyer, and of the person whom the courier calls. */
export function ContactFields({ field, user }: { field: (name: string) => FieldState; user: User | null }) {
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
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={field('contact.name')} required autoComplete="name" maxLength={addressLimits.name} />
        <TextField field={field('contact.phone')} required type="tel" inputMode="tel" autoComplete="tel" maxLength={addressLimits.phone} />
      </div>
    </>
  );
}
