import { textLimits } from '#shared/text-limits.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useUser } from '../session/session-store.ts';
import { Honeypot } from '../support/sender-fields.tsx';
import type { AlertTarget } from './alert-button.tsx';
import { useAlertMessages } from './messages.ts';

interface AlertFormProps extends AlertTarget {
  /** The form that the page's action rejected. */
  state?: FormState | undefined;
  onSuccess: (state: 'waiting' | 'confirmation-sent') => void;
  onCancel?: () => void;
}

/** Asks for the address that one mail goes to. A signed-in user may leave it empty. */
export function AlertForm({ state, onSuccess, onCancel, ...target }: AlertFormProps) {
  const t = useAlertMessages();
  const isKnown = Boolean(useUser());
  const isVisitor = useHydrated() && !isKnown;
  const hint = isVisitor ? t.email.hint : t.email.hintAccount;
  return (
    <FormFrame
      action={links(useLanguage()).productAlert(target)}
      words={{ email: { ...t.email, hint } }}
      state={state}
      submitLabel={t[target.kind].submit}
      busyLabel={t.busy}
      failures={t.failures}
      onSuccess={(answer: { state: 'waiting' | 'confirmation-sent' }) => onSuccess(answer.state)}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          <TextField
            field={field('email')}
            required={isVisitor}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={textLimits.email}
          />
          <Honeypot />
        </>
      )}
    </FormFrame>
  );
}
