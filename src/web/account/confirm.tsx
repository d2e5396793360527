import { useNavigate } from 'react-router';
import { apiContext } from '../api.ts';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { inOtherLanguage, languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/confirm';
import { ConfirmForm } from './confirm-form.tsx';
import { withDone } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.confirm.title);

/** The page of the account that one came from. */
function nextOf(url: URL): string {
  const language = languageOf(url.pathname);
  const next = inOtherLanguage(url.searchParams.get('next') ?? '', language);
  return /^(\/hi)?\/account\/[\w/-]+$/.test(next) ? next : links(language).account.security();
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await loadForUser(url, () => context.get(apiContext).accounts.getMe());
  const { email, twoFactor } = data.data;
  return { email, twoFactor, next: nextOf(url) };
}

export const action = formAction(({ api, form }: FormArgs<'password', 'totp'>) => api.accounts.reauthenticate(form), {
  done: ({ url }) => withDone(nextOf(url), 'confirmed'),
});

/** The page that a form without scripts redirects to when it needs the password again. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, twoFactor, next } = loaderData;
  const t = useAccountMessages().confirm;
  const navigate = useNavigate();
  return (
    <div className="max-w-form">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3 mb-6 text-muted">{t.intro}</p>
      <ConfirmForm
        action={links(useLanguage()).account.confirm(next)}
        email={email}
        twoFactor={twoFactor}
        state={actionData}
        onSuccess={() => void navigate(withDone(next, 'confirmed'))}
      />
    </div>
  );
}
