import { useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { type Api, apiContext, isApiError } from '../api.ts';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import type { SubmitResult } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/security';
import { DoneNote, withDone } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { OwnEvents } from './own-events.tsx';
import { PasswordButton } from './password-button.tsx';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';
import { PostButton } from './post-button.tsx';
import { SessionList } from './session-list.tsx';
import { useConfirmation } from './use-confirmation.tsx';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.security.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, audit } = context.get(apiContext);
  const given = url.searchParams.get('after');
  const after = given !== null && /^\d{1,15}$/.test(given) ? given : undefined;
  return loadForUser(url, async () => {
    const [me, list, events] = await Promise.all([accounts.getMe(), accounts.listSessions(), audit.listSecurityEvents({ after })]);
    return {
      user: me.data.data,
      sessions: list.data.sessions,
      events: events.data.events,
      next: events.next,
      isLater: after !== undefined,
    };
  });
}

/** Ends a session, or all others, or takes the authenticator away. */
export const action = formAction(
  async ({ api, form: { end } }: FormArgs<never, 'end'>) => {
    if (end === undefined) await api.accounts.removeTotp();
    else if (end === 'others') await api.accounts.endOtherSessions();
    else await endSession(api, end.slice(0, 40));
  },
  {
    done: ({ form: { end }, to }) =>
      withDone(to.account.security(), end === 'others' ? 'sessions' : end === undefined ? 'authenticator' : 'session'),
  },
);

/** One that had ended by itself is ended, as was wanted. */
async function endSession({ accounts }: Api, id: string): Promise<void> {
  try {
    await accounts.endSession({ id });
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND')) throw error;
  }
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, sessions, events, next, isLater } = loaderData;
  const at = links(useLanguage()).account;
  const { security: t, failures } = useAccountMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const authenticator = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const { guard, dialog } = useConfirmation(user);
  const turnOff = async (send: () => Promise<SubmitResult>) => {
    const { error } = await guard(send);
    if (error) {
      if (error.code !== 'REAUTHENTICATE')
        showToast({
          text: error.code === 'DEMO_ACCOUNT' ? failures.DEMO_ACCOUNT : t.turnOffFailed,
          kind: 'failed',
          subject: 'authenticator',
        });
      return;
    }
    authenticator.current?.focus();
    showToast({ text: t.turnedOff, subject: 'authenticator' });
    void refreshSession();
    await revalidate();
  };
  return (
    <div className="max-w-column">
      <DoneNote />
      {actionData && (
        <p role="alert" className="mb-6 border-madder border-l-2 bg-sunk px-5 py-3">
          {actionData.values.end === undefined ? t.turnOffFailed : t.endFailed}
        </p>
      )}
      <h1 className="text-3xl">{t.title}</h1>
      <section aria-labelledby="sessions" className="mt-8">
        <h2 ref={heading} id="sessions" tabIndex={-1} className="text-2xl outline-none">
          {t.sessions}
        </h2>
        <p className="mt-2 text-muted">{t.sessionsHint}</p>
        <SessionList sessions={sessions} onChanged={revalidate} onGone={() => heading.current?.focus()} />
      </section>
      <section aria-labelledby="authenticator" className="mt-12">
        <h2 ref={authenticator} id="authenticator" tabIndex={-1} className="text-2xl outline-none">
          {t.authenticator}
        </h2>
        <p className="mt-2 text-muted">{t.authenticatorText}</p>
        <p className={`mt-2 ${user.twoFactor ? 'text-neem' : ''}`}>{user.twoFactor ? t.isOn : t.isOff}</p>
        <div className="mt-5">
          {user.twoFactor ? (
            user.role !== 'admin' && (
              <PostButton action={at.security()} run={turnOff} className="line-button cursor-pointer">
                {t.turnOff}
              </PostButton>
            )
          ) : (
            <Link to={at.authenticator()} className="line-button">
              {t.setUp}
            </Link>
          )}
        </div>
      </section>
      <section aria-labelledby="password" className="mt-12">
        <h2 id="password" className="text-2xl">
          {t.password}
        </h2>
        <p className="mt-2 mb-5 text-muted">{t.passwordHint}</p>
        <PasswordButton email={user.email} />
      </section>
      <OwnEvents events={events} next={next} isLater={isLater} />
      {dialog}
    </div>
  );
}
