import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { removePendingOrder } from '../cart/pending-order-store.ts';
import { languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/payment';
import { checkoutMessagesOf, useCheckoutMessages } from './messages.ts';
import { PayAgain } from './pay-again.tsx';
import { RestoreCartButton } from './restore-cart-button.tsx';
import { TimeLeft } from './time-left.tsx';
import { usePaymentStatus } from './use-payment-status.ts';

/** One buyer's order is on it: no cache stores it. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = checkoutMessagesOf(language);
  return [
    ...pageMeta({
      language,
      path: location.pathname,
      title: t.waiting.title,
      description: t.metaDescription,
      settings: settingsOf(matches),
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

/**
 * Only the order's number, for the page is the same for everyone; what it is about the browser asks with its
 * cookie.
 */
export const loader = ({ url }: Route.LoaderArgs) => ({ number: url.searchParams.get('order') ?? '' });

/** The page that a payment service sends a buyer back to: to wait, to try again or to go on. */
export default function PaymentPage({ loaderData: { number } }: Route.ComponentProps) {
  const to = links(useLanguage());
  const t = useCheckoutMessages().waiting;
  const navigate = useNavigate();
  const { answer, state, check } = usePaymentStatus(number);
  const isPlaced = answer?.order.state === 'placed';
  const [isTimeUp, setTimeUp] = useState(false);
  const onTimeUp = useCallback(() => {
    setTimeUp(true);
    check();
  }, [check]);
  const heading = useRef<HTMLHeadingElement>(null);
  const orderPage = `${to.order(number)}?placed=1`;

  useEffect(() => {
    if (!isPlaced) return;
    removePendingOrder(number);
    void navigate(orderPage, { replace: true });
  }, [isPlaced, navigate, number, orderPage]);

  const what = stageOf(state, answer);
  useEffect(() => {
    if (what !== 'checking') heading.current?.focus();
  }, [what]);

  const titles = {
    checking: t.titleChecking,
    placed: t.titleChecking,
    waiting: t.title,
    failed: t.failedTitle,
    unavailable: t.unavailableTitle,
    over: t.overTitle,
    unknown: t.unknownTitle,
    unreachable: t.title,
  };
  return (
    <div className="page pb-24">
      <p className="text-muted">{t.number(number)}</p>
      {/* A stage takes the place of another: nothing of it moves. */}
      <h1 key={`title-${what}`} ref={heading} tabIndex={-1} className="mt-1 text-3xl">
        {titles[what]}
      </h1>
      <div key={what} className="mt-5 grid max-w-column gap-6">
        {(what === 'checking' || what === 'placed') && (
          <p role="status" data-needs-script>
            {t.checking}
          </p>
        )}
        <noscript>
          <p>{t.needsScript}</p>
          <p className="mt-5">
            <a href={to.order(number)} className="solid-button">
              {t.order}
            </a>
          </p>
        </noscript>
        {what === 'waiting' && <p role="status">{t.still}</p>}
        {(what === 'failed' || what === 'unavailable') && <p>{t.failed}</p>}
        {what === 'over' && (
          <>
            <p>{t.over}</p>
            <RestoreCartButton number={number} label={t.putBack} />
          </>
        )}
        {what === 'unknown' && (
          <>
            <p>{t.unknown}</p>
            <p>
              <Link to={to.lookUpOrder()} className="solid-button">
                {t.lookUp}
              </Link>
            </p>
          </>
        )}
        {what === 'unreachable' && (
          <p role="alert">
            <span className="mb-4 block">{t.unreachable}</span>
            <button type="button" onClick={check} className="line-button cursor-pointer">
              {t.tryAgain}
            </button>
          </p>
        )}
        {answer && (what === 'waiting' || what === 'failed' || what === 'unavailable') && (
          <>
            {answer.order.holdUntil && <TimeLeft until={answer.order.holdUntil} words={t.held} overWords={t.timeIsUp} onOver={onTimeUp} />}
            {!isTimeUp && what === 'waiting' && answer.payment?.payUrl && (
              <p>
                <a href={answer.payment.payUrl} className="solid-button">
                  {t.goOn}
                </a>
              </p>
            )}
            {!isTimeUp && (
              <PayAgain
                order={answer.order}
                last={answer.payment?.method}
                isDown={what === 'unavailable'}
                isOpen={what !== 'waiting'}
                onPaid={check}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

type Stage = 'checking' | 'placed' | 'waiting' | 'failed' | 'unavailable' | 'over' | 'unknown' | 'unreachable';

function stageOf(state: ReturnType<typeof usePaymentStatus>['state'], answer: ReturnType<typeof usePaymentStatus>['answer']): Stage {
  if (state === 'unknown') return 'unknown';
  if (!answer) return state === 'unreachable' ? 'unreachable' : 'checking';
  const { order, payment } = answer;
  if (order.state === 'placed') return 'placed';
  if (order.state === 'abandoned') return 'over';
  if (payment?.state === 'failed' || payment?.state === 'cancelled') return 'failed';
  if (payment?.state === 'created') return 'unavailable';
  return 'waiting';
}
