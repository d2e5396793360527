import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { showToast } from '#ui/toast-queue.ts';
import { CardShelf } from '../components/card-shelf.tsx';
import { whenIdle } from '../hydration/when-idle.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { type SessionUser, useUser } from '../session/session-store.ts';
import { allowsRecommendations } from './allows-recommendations.ts';
import { forgetViews, type Recommendation, recommend } from './recommend.ts';
import { useAppearBelow } from './use-appear-below.ts';
import { forgetBrowserViews } from './viewed-store.ts';

/** Rows shown before, so that going back restores the page's height. */
const shownRows = new Map<string, Recommendation>();

const keyOf = (user: SessionUser | null, current: string | undefined) => `${user?._id ?? ''} ${current ?? ''}`;

interface BecauseRowProps {
  /** The product on the page. */
  current?: string;
  className?: string;
  /** Class of the container, which exists without a row. */
  slotClassName?: string;
}

/**
 * "Because you looked at …": products like one that this browser or account viewed or bought. Public pages
 * are the same for everyone, so the row is fetched afterwards and inserted only while its container is below
 * the window: nothing visible shifts.
 */
export function BecauseRow({ current, className = '', slotClassName = '' }: BecauseRowProps) {
  const user = useUser();
  const isBack = useNavigationType() === 'POP';
  const slot = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(() => (isBack && user !== undefined ? shownRows.get(keyOf(user, current)) : undefined));
  const isShown = useAppearBelow(slot, found !== undefined, found !== undefined);
  const isOff = user !== undefined && !allowsRecommendations(user);

  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the same person change nothing
  useEffect(() => {
    if (user === undefined || found) return;
    if (isOff) {
      forgetBrowserViews();
      return;
    }
    const controller = new AbortController();
    // A failed request leaves the row out.
    void whenIdle
      .then(() => (controller.signal.aborted ? undefined : recommend(user, current, controller.signal)))
      .then((row) => row && !controller.signal.aborted && setFound(row))
      .catch(() => {});
    return () => controller.abort();
  }, [user === undefined, user?._id, isOff, current]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown to this person
  useEffect(() => {
    if (found && isShown && user !== undefined && !isOff) shownRows.set(keyOf(user, current), found);
  }, [found, isShown, user?._id, isOff, current]);

  const forget = async () => {
    shownRows.clear();
    setFound(undefined);
    // Keeps the keyboard's focus here, because the button disappears.
    slot.current?.focus({ preventScroll: true });
    return forgetViews(user ?? null);
  };
  return (
    <div ref={slot} tabIndex={-1} className={`outline-none print:hidden ${slotClassName}`}>
      {found && isShown && user !== undefined && !isOff && <Row {...found} className={className} onForget={forget} />}
    </div>
  );
}

function Row({ product, reason, cards, className, onForget }: Recommendation & { className: string; onForget: () => Promise<boolean> }) {
  const language = useLanguage();
  const t = useMessages().recommendations;
  const forget = async () => {
    const isDone = await onForget();
    showToast({ text: isDone ? t.forgotten : t.notForgotten, kind: isDone ? 'done' : 'failed', subject: 'recommendations' });
  };
  return (
    <section aria-labelledby="because" className={className}>
      <div className="page flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="because" className="min-w-0 text-xl lg:text-2xl">
          {t[reason](inLanguage(product.title, language))}
        </h2>
        <button type="button" onClick={() => void forget()} className="text-link inline-flex min-h-11 shrink-0 cursor-pointer items-center">
          {t.forget}
        </button>
      </div>
      <CardShelf cards={cards} />
    </section>
  );
}
