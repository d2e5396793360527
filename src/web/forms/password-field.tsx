import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { ClosedEyeIcon, EyeIcon } from '#ui/icons.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useMessages } from '../messages.tsx';
import type { FieldState } from './text-field.tsx';

/** A password, which can be looked at. What was typed never comes back from the server. */
export function PasswordField({ field, isNew = false }: { field: FieldState; isNew?: boolean }) {
  const { id, name, words, error } = field;
  const t = useMessages().signIn;
  const hasScripts = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={words.label} hint={words.hint} error={error} required>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            className={`${control.className} pr-14`}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            minLength={isNew ? 8 : undefined}
            maxLength={isNew ? 128 : 512}
          />
          {hasScripts && (
            <button
              type="button"
              aria-label={isShown ? t.hidePassword : t.showPassword}
              aria-controls={id}
              onClick={() => setShown(!isShown)}
              className="target absolute inset-y-0 right-0.5 flex cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink"
            >
              {isShown ? <ClosedEyeIcon /> : <EyeIcon />}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
