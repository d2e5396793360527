import { Link, useRevalidator } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { type FormArgs, formAction, rejectForm } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { requireEnrolledAccount } from '../session/require-account.ts';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/me';
import { DoneNote, withDone } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';
import { PhotoSection } from './photo-section.tsx';

export const middleware = [requireEnrolledAccount];
export const headers = personalHeaders;
export const meta = personalMeta((t) => t.profile.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await loadForUser(url, () => context.get(apiContext).accounts.getMe());
  return data.data;
}

/**
 * Saves name and phone, or takes the photograph: its file was received before the form, see page-uploads.ts.
 */
export const action = formAction(
  async ({ api, form, formData }: FormArgs<'name' | 'phone', 'intent' | 'photoProblem'>) => {
    if (form.intent === 'remove-photo') await api.profilePhoto.removePhoto();
    else if (form.intent !== 'photo') await api.accounts.updateMe({ name: form.name, phone: form.phone });
    else if (form.photoProblem !== undefined || !formData.has('photoIds')) rejectForm(form.photoProblem);
  },
  {
    done: ({ form, to }) =>
      withDone(to.me(), form.intent === 'remove-photo' ? 'photoRemoved' : form.intent === 'photo' ? 'photo' : 'profile'),
  },
);

export default function ProfilePage({ loaderData: user, actionData }: Route.ComponentProps) {
  const at = links(useLanguage());
  const words = useAccountMessages();
  const t = words.profile;
  const { revalidate } = useRevalidator();
  const onSuccess = () => {
    showToast({ text: t.saved, subject: 'profile' });
    void refreshSession();
    void revalidate();
  };
  const ofPhoto = actionData?.values.intent === 'photo' ? actionData : undefined;
  const ways = [
    [at.account.orders(), t.orders, t.ordersHint],
    ...(user.role === 'buyer' ? ([[at.wishlist(), t.wishlist, t.wishlistHint]] as const) : []),
    [at.account.privacy(), t.privacy, t.privacyHint],
  ] as const;
  return (
    <div className="page grid gap-x-16 gap-y-12 pb-20 [&>*]:min-w-0 lg:grid-cols-[5fr_7fr]">
      <div>
        <DoneNote />
        <h1 className="wrap-anywhere text-3xl">{user.name || t.title}</h1>
        <section aria-labelledby="profile-info" className="mt-6">
          <h2 id="profile-info" className="sr-only">
            {t.info}
          </h2>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
            <dt className="text-muted">{t.since}</dt>
            <dd className="wrap-anywhere">{user.email}</dd>
            <dt className="text-muted max-sm:mt-2">{t.fields.phone.label}</dt>
            <dd>{user.phone || t.none}</dd>
          </dl>
        </section>
        <nav aria-label={t.links} className="mt-8">
          <ul className="border-line border-t">
            {ways.map(([to, label, hint]) => (
              <li key={to} className="border-line border-b">
                <Link to={to} className="group flex min-h-16 items-baseline justify-between gap-4 py-4 hover:text-indigo">
                  <span className="font-semibold">{label}</span>
                  <span className="text-right text-muted text-sm">{hint}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="max-w-form">
        <PhotoSection user={user} refused={ofPhoto?.code} onChanged={() => void revalidate()} />
        <section aria-labelledby="profile-update">
          <h2 id="profile-update" className="mb-5 text-2xl">
            {t.update}
          </h2>
          <FormFrame
            action={at.me()}
            words={t.fields}
            defaults={{ name: user.name, phone: user.phone }}
            state={ofPhoto ? undefined : actionData}
            submitLabel={t.save}
            busyLabel={t.saving}
            failures={words.failures}
            failureTitle={(code) => (code === 'UNREACHABLE' ? t.wrong : t.failed)}
            onSuccess={onSuccess}
          >
            {(field) => (
              <>
                <TextField field={field('name')} required autoComplete="name" maxLength={100} />
                <TextField field={field('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={32} />
              </>
            )}
          </FormFrame>
        </section>
      </div>
    </div>
  );
}
