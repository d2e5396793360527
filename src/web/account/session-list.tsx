import type { Session } from '#modules/accounts/contract.ts';
import { browserName } from '#shared/browser-name.ts';
import { formatDay } from '#shared/format-day.ts';
import { showToast } from '#ui/toast-queue.ts';
import type { SubmitResult } from '../forms/submit-form.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { formatTimestamp } from './humanize.ts';
import { useAccountMessages } from './messages.ts';
import { PostButton } from './post-button.tsx';

interface SessionListProps {
  sessions: readonly Session[];
  onChanged: () => Promise<void>;
  onGone: () => void;
}

/** Sessions of the user, with buttons that end them. */
export function SessionList({ sessions, onChanged, onGone }: SessionListProps) {
  const language = useLanguage();
  const at = links(language).account;
  const t = useAccountMessages().security;
  const nameOf = (userAgent: string) => {
    const { browser, system } = browserName(userAgent);
    if (browser && system) return t.browserOn(browser, system);
    return browser ?? system ?? (userAgent.startsWith('Mozilla/') || userAgent === '' ? t.unknownBrowser : t.program);
  };
  const end = async (send: () => Promise<SubmitResult>, done: string) => {
    if ((await send()).error) {
      showToast({ text: t.endFailed, kind: 'failed', subject: 'sessions' });
      return;
    }
    onGone();
    showToast({ text: done, subject: 'sessions' });
    await onChanged();
  };
  return (
    <>
      <ul className="mt-4 border-line border-t">
        {sessions.map(({ _id, current, browser, createdAt, lastSeenAt, network }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4">
            <div className="min-w-0">
              <h3 className="font-body font-semibold text-base">{nameOf(browser)}</h3>
              <p className="text-muted text-sm">
                {t.since(formatDay(new Date(createdAt), language))}
                <br />
                {t.lastSeen(formatTimestamp(lastSeenAt, language))}
                {network && (
                  <>
                    <br />
                    {t.from(network)}
                  </>
                )}
              </p>
            </div>
            {current ? (
              <p className="text-neem">{t.thisDevice}</p>
            ) : (
              <PostButton
                action={at.security()}
                values={{ end: _id }}
                run={(send) => end(send, t.ended)}
                label={t.endOf(nameOf(browser))}
                className="text-link inline-flex min-h-11 cursor-pointer items-center"
              >
                {t.end}
              </PostButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="mt-5">
          <PostButton
            action={at.security()}
            values={{ end: 'others' }}
            run={(send) => end(send, t.othersEnded)}
            className="line-button cursor-pointer"
          >
            {t.endOthers}
          </PostButton>
        </div>
      ) : (
        <p className="mt-4 text-muted">{t.noOthers}</p>
      )}
    </>
  );
}
