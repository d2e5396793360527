import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import type { FormState } from '../forms/form-state.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useMessages } from '../messages.tsx';
import { UsernameForManagers } from './confirm-form.tsx';
import { useAccountMessages } from './messages.ts';

interface ConfirmStepProps {
  /** Address of the page whose form needs the password. */
  action: string;
  person: { email: string; twoFactor: boolean };
  /** The rejected form, with everything that was typed. */
  state: FormState;
}

/**
 * Without scripts: asks for the password, and sends along what was typed before, so that it stands in no
 * address and is not typed again.
 */
export function ConfirmStep({ action, person, state }: ConfirmStepProps) {
  const words = useAccountMessages();
  const usual = useMessages().forms;
  const t = words.confirm;
  const isFirst = state.code === 'REAUTHENTICATE';
  const field = (name: 'password' | 'totp') => ({
    id: `confirm-${name}`,
    name,
    words: t.fields[name],
    error: state.fieldErrors[name] && t.fields[name][state.fieldErrors[name]],
    defaultValue: undefined,
  });
  const blamed = (['password', 'totp'] as const).filter((name) => state.fieldErrors[name]);
  return (
    <div className="max-w-form">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3 mb-6 text-muted">{t.intro}</p>
      <form method="post" action={action} className="grid gap-5">
        {!isFirst && (
          <FormError
            title={blamed.length > 0 ? usual.lookAgain : t.failed}
            text={blamed.length > 0 ? undefined : (usual.failures[state.code as keyof typeof usual.failures] ?? usual.failures.INTERNAL)}
            fields={blamed.map((name) => ({ id: `confirm-${name}`, words: field(name).error ?? '' }))}
          />
        )}
        {Object.entries(state.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <UsernameForManagers email={person.email} />
        <PasswordField field={field('password')} />
        {person.twoFactor && <TextField field={field('totp')} required autoComplete="one-time-code" maxLength={40} />}
        <div className="mt-2 flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button type="submit">{t.continue}</Button>
        </div>
      </form>
    </div>
  );
}
