import { Link, useRevalidator } from 'react-router';
import { apiContext } from '../api.ts';
import { apiUrl } from '../browser-api.ts';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { rejectedForm } from '../forms/form-state.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/privacy';
import { ConfirmStep } from './confirm-step.tsx';
import { ConsentLog } from './consent-log.tsx';
import { DangerZone } from './danger-zone.tsx';
import { changedDetails, type PreferenceName } from './details.ts';
import { DetailsForm } from './details-form.tsx';
import { DoneNote, withDone } from './done-note.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.privacy.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(apiContext);
  return loadForUser(url, async () => {
    const [me, log] = await Promise.all([accounts.getMe(), accounts.listConsents()]);
    return { user: me.data.data, consents: log.data.consents };
  });
}

/** Saves what was changed. Another e-mail address is answered with the form for its code. */
export const action = formAction(
  async ({ api, form }: FormArgs<'name' | 'email' | 'phone' | 'shownPreferences', PreferenceName>) => {
    const { data: me } = await api.accounts.getMe();
    const { pendingEmail } = await api.accounts.updateMe(changedDetails(me.data, form));
    return { pendingEmail };
  },
  { confirms: true, done: ({ answer, to }) => (answer.pendingEmail ? undefined : withDone(to.account.privacy(), 'details')) },
);

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, consents } = loaderData;
  const at = links(useLanguage()).account;
  const words = useAccountMessages();
  const t = words.privacy;
  const { revalidate } = useRevalidator();
  const state = rejectedForm(actionData);
  const pendingEmail = actionData && 'answer' in actionData ? actionData.answer.pendingEmail : undefined;
  if (state?.isConfirming) return <ConfirmStep action={at.privacy()} person={user} state={state} />;
  if (pendingEmail) {
    return (
      <div className="max-w-form">
        <h1 className="mb-6 text-3xl">{words.email.codeTitle}</h1>
        <EmailCodeForm email={pendingEmail} onSuccess={() => void revalidate()} />
      </div>
    );
  }
  return (
    <div className="max-w-column">
      <DoneNote />
      <h1 className="mb-8 text-3xl">{t.title}</h1>
      <DetailsForm user={user} state={state} onSaved={() => void revalidate()} />
      <ConsentLog consents={consents} />
      <section aria-labelledby="your-data" className="mt-12">
        <h2 id="your-data" className="text-2xl">
          {t.data}
        </h2>
        <p className="mt-3 text-muted">{t.dataText}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Link to={at.export()} className="line-button">
            {t.dataRead}
          </Link>
          <a href={apiUrl('accounts.exportMe')} download="my-data.json" className="line-button">
            {t.dataDownload}
          </a>
        </p>
      </section>
      <DangerZone person={user} />
    </div>
  );
}
