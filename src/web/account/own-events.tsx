import { Link } from 'react-router';
import type { SecurityEvent } from '#modules/audit/contract.ts';
import { links } from '../links.ts';
import { ownEvents as en } from '../messages/en/own-events.ts';
import { ownEvents as hi } from '../messages/hi/own-events.ts';
import { useLanguage } from '../messages.tsx';
import { formatTimestamp } from './humanize.ts';

interface OwnEventsProps {
  events: readonly SecurityEvent[];
  /** Cursor of the next page of older events. */
  next: string | undefined;
  /** This page is not the first. */
  isLater: boolean;
}

/** The part of the page that a link to older events leads to. */
const anchor = 'events';

/** Security events of the account, and what to do about those of another person. */
export function OwnEvents({ events, next, isLater }: OwnEventsProps) {
  const language = useLanguage();
  const at = links(language).account;
  const t = language === 'hi' ? hi : en;
  const wordsOf = ({ kind, outcome, reason }: SecurityEvent) => {
    const why = reason && outcome !== 'success' ? t.reasons[reason] : undefined;
    return `${(outcome === 'success' ? undefined : t.failed[kind]) ?? t.what[kind]}${why ? `: ${why}` : ''}`;
  };
  return (
    <section aria-labelledby={anchor} className="mt-12">
      <h2 id={anchor} className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 text-muted">{t.hint}</p>
      {events.length === 0 ? (
        <p className="mt-4">{t.none}</p>
      ) : (
        <ul className="mt-4 border-line border-t">
          {events.map((event) => (
            <li key={event._id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-3">
              <div className="min-w-0">
                <h3 className={`font-body font-semibold text-base ${event.outcome === 'success' ? '' : 'text-madder'}`}>
                  {wordsOf(event)}
                </h3>
                <p className="text-muted text-sm">
                  <time dateTime={event.at}>{formatTimestamp(event.at, language)}</time>
                  {!event.byStaff && !event.current && ` · ${event.browser ?? t.unknownBrowser}`}
                </p>
              </div>
              {event.byStaff ? <p className="text-muted">{t.byShop}</p> : event.current && <p className="text-neem">{t.thisBrowser}</p>}
            </li>
          ))}
        </ul>
      )}
      {(next || isLater) && (
        <p className="mt-4 flex flex-wrap gap-x-6">
          {isLater && (
            <Link to={`${at.security()}#${anchor}`} className="text-link inline-flex min-h-11 items-center">
              {t.latest}
            </Link>
          )}
          {next && (
            <Link to={`${at.security()}?after=${next}#${anchor}`} className="text-link inline-flex min-h-11 items-center">
              {t.earlier}
            </Link>
          )}
        </p>
      )}
      <p className="mt-4">
        <strong>{t.notYou}</strong> {t.notYouText}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <a href="#sessions" className="text-link inline-flex min-h-11 items-center">
          {t.endSessions}
        </a>
        <Link to={at.password()} className="text-link inline-flex min-h-11 items-center">
          {t.changePassword}
        </Link>
      </p>
    </section>
  );
}
