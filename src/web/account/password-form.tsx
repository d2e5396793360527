import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import { UsernameForManagers } from './confirm-form.tsx';
import { useAccountMessages } from './messages.ts';

export interface PasswordFormProps {
  email: string;
  state?: FormState | undefined;
  onSuccess: () => void;
  onCancel?: () => void;
}

export function PasswordForm({ email, state, onSuccess, onCancel }: PasswordFormProps) {
  const words = useAccountMessages();
  const t = words.password;
  const done = () => {
    void refreshSession();
    onSuccess();
  };
  return (
    <FormFrame
      action={links(useLanguage()).account.password()}
      words={t.fields}
      state={state}
      submitLabel={t.save}
      busyLabel={t.saving}
      failures={words.failures}
      failureTitle={() => t.failed}
      onSuccess={done}
      {...(onCancel ? { onCancel } : {})}
    >
      {(field) => (
        <>
          <UsernameForManagers email={email} />
          <PasswordField field={field('currentPassword')} />
          <PasswordField field={field('password')} isNew />
          <PasswordField field={field('passwordConfirm')} isNew />
        </>
      )}
    </FormFrame>
  );
}
