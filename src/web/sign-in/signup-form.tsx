import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { EmailField } from './fields.tsx';

interface SignupFormProps {
  state: FormState | undefined;
  next: string | undefined;
  /** A code is on its way to this address. */
  onCodeSent: (email: string) => void;
}

export function SignupForm({ state, next, onCodeSent }: SignupFormProps) {
  const language = useLanguage();
  const t = useMessages().signIn.signup;
  return (
    <FormFrame
      state={state}
      action={links(language).signup(next)}
      draft="signup"
      words={t.fields}
      submitLabel={t.submit}
      busyLabel={t.busy}
      failures={t.failures}
      onSuccess={(_answer, { email = '' }) => onCodeSent(email.trim().toLowerCase())}
    >
      {(field) => (
        <>
          <TextField field={field('name')} required autoComplete="name" maxLength={100} />
          <EmailField field={field('email')} isNew />
          <PasswordField field={field('password')} isNew />
          <PasswordField field={field('passwordConfirm')} isNew />
        </>
      )}
    </FormFrame>
  );
}
