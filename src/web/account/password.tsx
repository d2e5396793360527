import { useNavigate } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/password';
import { withDone } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.password.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await loadForUser(url, () => context.get(apiContext).accounts.getMe());
  return { email: data.data.email };
}

export const action = formAction(
  ({ api, form }: FormArgs<'currentPassword' | 'password' | 'passwordConfirm'>) => api.accounts.changePassword(form),
  { done: ({ to }) => withDone(to.account.security(), 'password') },
);

/** The form of the dialog as a page of its own. */
export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const at = links(useLanguage()).account;
  const t = useAccountMessages().password;
  const navigate = useNavigate();
  const onSuccess = () => {
    showToast({ text: t.saved, subject: 'password' });
    void navigate(at.security());
  };
  return (
    <div className="max-w-form">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3 mb-6 text-muted">{t.intro}</p>
      <PasswordForm email={loaderData.email} state={actionData} onSuccess={onSuccess} />
    </div>
  );
}
