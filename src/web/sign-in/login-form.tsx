import { DialogButton } from '../components/dialog-button.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { EmailField } from './fields.tsx';
import { SecondStep } from './second-step.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const loadVerify = () => import('./verify-dialog.tsx');

interface LoginFormProps {
  state: FormState | undefined;
  /** Path to go to afterwards, if the visitor came from a page. */
  next: string | undefined;
}

export function LoginForm({ state, next }: LoginFormProps) {
  const to = links(useLanguage());
  const t = useMessages().signIn.login;
  const onSuccess = useAfterSignIn(next ?? to.home(), (user) => t.welcome(user.name));
  return (
    <FormFrame
      state={state}
      action={to.login(next)}
      draft="login"
      words={t.fields}
      submitLabel={t.submit}
      busyLabel={t.busy}
      failures={{ ...t.failures, TOTP_REQUIRED: null }}
      // A refusal that nothing else is said of.
      failureTitle={() => t.failures.INVALID_INPUT}
      recovery={({ code, values }) =>
        code === 'CONFIRM_BROWSER' ? (
          <p className="mt-1">{t.confirmBrowser}</p>
        ) : (
          code === 'EMAIL_NOT_VERIFIED' && (
            <DialogButton
              to={to.verifySignup()}
              load={loadVerify}
              props={{ email: values.email?.trim() ?? '', next }}
              className="solid-button mt-3 cursor-pointer"
            >
              {t.enterCode}
            </DialogButton>
          )
        )
      }
      onSuccess={onSuccess}
    >
      {(field, current) => (
        <>
          <EmailField field={field('email')} />
          <PasswordField field={field('password')} />
          {/* Once asked for it stays, also where it was left empty. */}
          {current && (current.code === 'TOTP_REQUIRED' || current.code === 'INVALID_TOTP' || current.values.totp !== undefined) && (
            <SecondStep field={field('totp')} words={t.secondStep} isFirst={current.code === 'TOTP_REQUIRED'} />
          )}
        </>
      )}
    </FormFrame>
  );
}
