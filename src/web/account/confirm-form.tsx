import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useAccountMessages } from './messages.ts';

interface ConfirmFormProps {
  /** Address of the page whose action takes it without scripts. */
  action: string;
  /** Logging in asks for a code too. */
  twoFactor: boolean;
  email: string;
  state?: FormState | undefined;
  onSuccess: () => void;
  onCancel?: () => void;
}

/** Asks for the password again, before what an unattended browser must not do. */
export function ConfirmForm({ action, twoFactor, email, state, onSuccess, onCancel }: ConfirmFormProps) {
  const words = useAccountMessages();
  const t = words.confirm;
  const { totp, password } = t.fields;
  return (
    <FormFrame<'password' | 'totp'>
      action={action}
      words={{ password, totp }}
      state={state}
      submitLabel={t.continue}
      busyLabel={t.checking}
      failures={words.failures}
      failureTitle={() => t.failed}
      onSuccess={onSuccess}
      {...(onCancel ? { onCancel } : {})}
    >
      {(field) => (
        <>
          <UsernameForManagers email={email} />
          <PasswordField field={field('password')} />
          {twoFactor && <TextField field={field('totp')} required autoComplete="one-time-code" maxLength={40} />}
        </>
      )}
    </FormFrame>
  );
}

/** Tells a password manager whose password it is. */
export const UsernameForManagers = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
);
