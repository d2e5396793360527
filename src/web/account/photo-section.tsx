import { useEffect, useRef, useState } from 'react';
import type { User } from '#modules/accounts/contract.ts';
import { uploadTimeoutMs } from '#shared/send-request.ts';
import { Button } from '#ui/button.tsx';
import { FileControl } from '#ui/file-control.tsx';
import { PhotoCropper } from '#ui/photo-cropper.tsx';
import { type PhotoArea, type ResizedPhoto, resizePhoto } from '#ui/resize-photo.ts';
import { showToast } from '#ui/toast-queue.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { call } from '../browser-api.ts';
import { ProfilePhoto } from '../components/profile-photo.tsx';
import type { FormState } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import { withSession } from '../session/with-session.ts';
import { useAccountMessages } from './messages.ts';

interface PhotoSectionProps {
  user: User;
  /** Why a form without scripts was not taken. */
  refused: FormState['code'] | undefined;
  onChanged: () => void;
}

/** The picture of oneself: another one, which part of it, and none. Without scripts the middle is kept. */
export function PhotoSection({ user, refused, onChanged }: PhotoSectionProps) {
  const words = useAccountMessages();
  const t = words.profile.photo;
  const { failures } = useMessages().forms;
  const action = links(useLanguage()).me();
  const hasScripts = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ResizedPhoto>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(refused);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFailure(undefined);
    const picture = await resizePhoto(file).catch(() => undefined);
    if (picture) setChosen(picture);
    else setFailure('UNREADABLE_IMAGE');
  };
  const drop = () => {
    setChosen(undefined);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  const settle = async (change: Promise<{ error?: { code: FormState['code'] } | undefined }>, done: string) => {
    setBusy(true);
    const { error } = await change;
    setBusy(false);
    setFailure(error?.code);
    if (error) return;
    showToast({ text: done, subject: 'photo' });
    drop();
    void refreshSession();
    onChanged();
  };
  const save = ({ left, top, width: side }: PhotoArea) => {
    if (!chosen) return;
    const { file } = chosen;
    void settle(
      withSession(() => call('profilePhoto.setPhoto', { left, top, side }, { file, timeoutMs: uploadTimeoutMs })),
      t.saved,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts were there
  useEffect(() => void choose(input.current?.files?.[0]), []);

  const error =
    failure &&
    (failure in t.failures
      ? t.failures[failure as keyof typeof t.failures]
      : (failures[failure as keyof typeof failures] ?? failures.INTERNAL));
  return (
    <section aria-labelledby="profile-photo" className="mb-12">
      <h2 id="profile-photo" className="mb-5 text-2xl">
        {t.title}
      </h2>
      <div className="grid items-start gap-6 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <div className="flex size-24 items-center justify-center rounded-full border border-line bg-sunk">
          <ProfilePhoto photo={user.photo} alt={t.alt} className="size-24" signClassName="size-10 text-muted" />
        </div>
        <div className="grid gap-5">
          <form method="post" action={action} encType="multipart/form-data" onSubmit={(event) => hasScripts && event.preventDefault()}>
            <input type="hidden" name="intent" value="photo" />
            <FileControl
              ref={input}
              id="photo-file"
              label={user.photo ? t.another : t.choose}
              name="photo"
              required={!hasScripts}
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-describedby="photo-file-hint photo-file-problem"
              aria-invalid={error ? true : undefined}
              onChange={(event) => void choose(event.target.files?.[0])}
            />
            <p id="photo-file-hint" className="mt-2 text-muted text-sm">
              {t.hint}
            </p>
            <p id="photo-file-problem" role="alert" className="mt-1 text-madder text-sm">
              {error}
            </p>
            <p hidden={hasScripts} className="mt-3 [@media(scripting:enabled)]:hidden">
              <Button type="submit">{t.upload}</Button>
            </p>
          </form>
          {chosen && <PhotoCropper picture={chosen.canvas} ratio={1} isRound words={t} busy={busy} onSave={save} onCancel={drop} />}
          {user.photo && !chosen && (
            <details>
              <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{t.remove}</summary>
              <form
                method="post"
                action={action}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!busy) void settle(submitForm(action, { intent: 'remove-photo' }), t.removed);
                }}
                className="mt-2 border-madder border-l-2 pl-4"
              >
                <input type="hidden" name="intent" value="remove-photo" />
                <p className="mb-3">{t.removeQuestion}</p>
                <Button type="submit" kind="line" busy={busy} busyLabel={t.removing}>
                  {t.removeNow}
                </Button>
              </form>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
