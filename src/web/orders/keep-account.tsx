import { useId } from 'react';
import { PasswordField } from '../forms/password-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

/**
 * Makes an account of a guest's order with one password, through the page that signs up: it sends the code
 * that proves the address. A plain form, so that page answers with its own errors.
 */
export function KeepAccount({ number, email, name }: { number: string; email: string; name: string }) {
  const to = links(useLanguage());
  const t = useOrderMessages().next;
  const id = useId();
  const words = { label: t.password, hint: t.passwordHint, required: t.passwordHint, refused: t.passwordHint };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        {t.account}
      </h2>
      <p className="mt-1 text-sm">{t.accountText}</p>
      <form method="post" action={to.signup(to.order(number))} className="mt-3 grid gap-3">
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField field={{ id, name: 'password', words, error: undefined, defaultValue: undefined }} isNew />
        <button type="submit" className="line-button cursor-pointer">
          {t.create}
        </button>
      </form>
    </section>
  );
}
