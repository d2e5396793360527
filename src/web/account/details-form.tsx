import { useNavigate } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import { showToast } from '#ui/toast-queue.ts';
import { CheckField } from '../forms/check-field.tsx';
import type { AnswerOf } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import { shownPreferences, withoutUnchanged } from './details.ts';
import { useAccountMessages } from './messages.ts';
import { PasswordButton } from './password-button.tsx';
import type { action } from './privacy.tsx';
import { useConfirmation } from './use-confirmation.tsx';

interface DetailsFormProps {
  user: User;
  state?: FormState | undefined;
  onSaved: () => void;
}

/** Personal Information and Privacy Preferences, saved together. */
export function DetailsForm({ user, state, onSaved }: DetailsFormProps) {
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.privacy;
  const navigate = useNavigate();
  const { guard, dialog } = useConfirmation(user);
  const onSuccess = ({ pendingEmail }: AnswerOf<typeof action>) => {
    showToast({ text: t.saved, subject: 'details' });
    void refreshSession();
    // In the history's state, not in the address: an e-mail address does not belong there.
    if (pendingEmail) void navigate(at.email(), { state: { email: pendingEmail } });
    else onSaved();
  };
  const { personalizedRecommendations, promotionalEmails } = user.preferences;
  const isTicked = (name: string, stored: boolean) => (state ? state.values[name] !== undefined : stored);
  return (
    <>
      <FormFrame
        action={at.privacy()}
        send={(values) => guard(() => submitForm(at.privacy(), withoutUnchanged(user, values)))}
        words={t.fields}
        defaults={{ name: user.name, email: user.email, phone: user.phone }}
        state={state}
        submitLabel={t.save}
        busyLabel={t.saving}
        failures={words.failures}
        failureTitle={(code) => (code === 'UNREACHABLE' ? words.somethingWrong : t.failed)}
        onSuccess={onSuccess}
      >
        {(field) => (
          <>
            <section aria-labelledby="personal-information" className="grid gap-5">
              <h2 id="personal-information" className="text-2xl">
                {t.personal}
              </h2>
              <TextField field={field('name')} required autoComplete="name" maxLength={100} />
              <TextField field={field('email')} required type="email" inputMode="email" autoComplete="email" maxLength={254} />
              <TextField field={field('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={32} />
              <p>
                <PasswordButton email={user.email} />
              </p>
            </section>
            <section aria-labelledby="privacy-preferences" className="mt-6">
              <input type="hidden" name="shownPreferences" value={shownPreferences(user)} />
              <h2 id="privacy-preferences" className="mb-3 text-2xl">
                {t.preferences}
              </h2>
              <CheckField
                name="personalizedRecommendations"
                label={t.personalized}
                hint={t.personalizedHint}
                defaultChecked={isTicked('personalizedRecommendations', personalizedRecommendations)}
              />
              <CheckField
                name="promotionalEmails"
                label={t.promotional}
                hint={t.promotionalHint}
                defaultChecked={isTicked('promotionalEmails', promotionalEmails)}
              />
            </section>
          </>
        )}
      </FormFrame>
      {dialog}
    </>
  );
}
