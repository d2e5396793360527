import { useRef } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { callApi } from '../forms/send-form.ts';
import { languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { refreshSession } from '../session/session-store.ts';
import type { Route } from './+types/security';
import { DoneNote, withDone } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { OwnEvents } from './own-events.tsx';
import { PasswordButton } from './password-button.tsx';
import { loadForUser, personalHeaders, personalMeta, redirectToConfirm } from './personal-page.ts';
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
export async function action({ context, request, url }: Route.ActionArgs) {
  const { accounts } = context.get(apiContext);
  const form = await request.formData();
  const here = links(languageOf(url.pathname)).account.security();
  const end = form.get('end');
  try {
    if (end === 'others') await accounts.endOtherSessions();
    else if (typeof end === 'string') await accounts.endSession({ id: end.slice(0, 40) });
    else await accounts.removeTotp();
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const { code } = (await error.json()) as { code?: string };
    if (code === 'REAUTHENTICATE') return redirectToConfirm(url);
    // It had ended by itself: that was wanted.
    if (code !== 'NOT_FOUND') return { failed: end === null ? ('authenticator' as const) : ('session' as const) };
  }
  return redirect(withDone(here, end === 'others' ? 'sessions' : end === null ? 'authenticator' : 'session'), 303);
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, sessions, events, next, isLater } = loaderData;
  const at = links(useLanguage()).account;
  const { security: t, failures } = useAccountMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const authenticator = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const { guard, dialog } = useConfirmation(user);
  const turnOff = async () => {
    const { refused } = await guard(() => callApi('DELETE', '/users/totp'));
    if (refused) {
      if (refused.code !== 'REAUTHENTICATE')
        showToast({
          text: refused.code === 'DEMO_ACCOUNT' ? failures.DEMO_ACCOUNT : t.turnOffFailed,
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
          {actionData.failed === 'session' ? t.endFailed : t.turnOffFailed}
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
