import type { AnswerOf } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { action } from './authenticator.tsx';
import { useAccountMessages } from './messages.ts';
import type { Guard } from './use-confirmation.tsx';

export interface Enrolment {
  secret: string;
  /** The picture for the app, an SVG. */
  qr: string;
}

interface AuthenticatorFormProps {
  enrolment: Enrolment;
  state?: FormState | undefined;
  guard: Guard;
  onSuccess: (answer: AnswerOf<typeof action>) => void;
}

/** The secret for the app, as a picture and to type, and the first code that the app makes of it. */
export function AuthenticatorForm({ enrolment, state, guard, onSuccess }: AuthenticatorFormProps) {
  const words = useAccountMessages();
  const t = words.authenticator;
  const { secret, qr } = enrolment;
  const page = links(useLanguage()).account.authenticator();
  return (
    <>
      <h2 className="mt-6 text-xl">{t.scan}</h2>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t.qr}
        width={232}
        height={232}
        className="mt-4 rounded-sm border border-line bg-white p-2"
      />
      <p className="mt-5">{t.type}</p>
      <p className="mt-1 mb-6 break-words font-semibold text-lg tracking-wide">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <FormFrame
        action={page}
        send={(values) => guard(() => submitForm(page, values))}
        words={t.fields}
        state={state}
        submitLabel={t.confirm}
        busyLabel={t.confirming}
        failures={words.failures}
        failureTitle={() => t.failed}
        onSuccess={onSuccess}
      >
        {(field) => (
          <>
            <input type="hidden" name="secret" value={secret} />
            <TextField field={field('code')} required inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          </>
        )}
      </FormFrame>
    </>
  );
}
