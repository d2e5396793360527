import { CodeErrorHint } from '../components/code-error-hint.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import { useAccountMessages } from './messages.ts';

interface EmailCodeFormProps {
  /** The new address, which the code went to. */
  email: string;
  state?: FormState | undefined;
  onSuccess: () => void;
}

/** The code that was sent to a new address. */
export function EmailCodeForm({ email, state, onSuccess }: EmailCodeFormProps) {
  const words = useAccountMessages();
  const language = useLanguage();
  const t = words.email;
  const done = () => {
    void refreshSession();
    onSuccess();
  };
  return (
    <>
      <p className="mb-5">{t.codeSent(email)}</p>
      <FormFrame
        action={links(language).account.email()}
        words={t.codeFields}
        state={state}
        submitLabel={t.verify}
        busyLabel={t.verifying}
        failures={words.failures}
        recovery={(refused) => <CodeErrorHint state={refused} newCodeLink={{ to: links(language).account.email(), label: t.title }} />}
        onSuccess={done}
      >
        {(field) => (
          <>
            <input type="hidden" name="step" value="code" />
            <input type="hidden" name="email" value={email} />
            <TextField field={field('otp')} required inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          </>
        )}
      </FormFrame>
    </>
  );
}
