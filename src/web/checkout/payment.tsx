import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Payment } from '#modules/payments/contract.ts';
import { decimalsOf } from '#shared/currency.ts';
import type { Language } from '#shared/localized.ts';
import { formatMoney } from '#shared/money.ts';
import { LeaveOrderButtons } from '../cart/leave-order-buttons.tsx';
import { formatPaise } from '../components/price.tsx';
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
  const language = useLanguage();
  const to = links(language);
  const t = useCheckoutMessages().waiting;
  const navigate = useNavigate();
  const { answer, answered, state, check } = usePaymentStatus(number);
  const isPlaced = answer?.order.state === 'placed';
  // The shop's word alone: a page that has counted to the end asks it.
  const isTimeUp = answer?.order.holdSeconds === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const orderPage = `${to.order(number)}?placed=1`;

  useEffect(() => {
    if (!isPlaced) return;
    void navigate(orderPage, { replace: true });
  }, [isPlaced, navigate, orderPage]);

  const what = stageOf(state, answer);
  useEffect(() => {
    if (what !== 'checking') heading.current?.focus();
  }, [what]);

  const titles = {
    checking: t.titleChecking,
    placed: t.titleChecking,
    waiting: t.title,
    failed: t.failedTitle,
    mismatched: t.mismatchedTitle,
    unavailable: t.unavailableTitle,
    over: t.overTitle,
    left: t.leftTitle,
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
        {what === 'mismatched' && answer?.payment?.received && (
          <p>{t.mismatched(formatReceived(answer.payment.received, language), formatPaise(answer.payment.amountPaise, language))}</p>
        )}
        {what === 'over' && (
          <>
            <p>{t.over}</p>
            <RestoreCartButton number={number} label={t.putBack} />
          </>
        )}
        {what === 'left' && (
          <>
            <p>{t.left}</p>
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
        {answer && ['waiting', 'failed', 'mismatched', 'unavailable'].includes(what) && (
          <>
            {answer.order.holdSeconds !== undefined && (
              <TimeLeft key={answered} seconds={answer.order.holdSeconds} words={t.held} overWords={t.timeIsUp} onOver={check} />
            )}
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
                cashPaise={answer.cashPaise}
                last={answer.payment?.method}
                isDown={what === 'unavailable'}
                isOpen={what !== 'waiting'}
                onPaid={check}
              />
            )}
            {!isTimeUp && (
              <div className="border-line border-t pt-5">
                <p className="mb-3 text-muted">{t.leaveNote}</p>
                <LeaveOrderButtons number={number} onLeft={check} />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Money as the payment service took it, which need not be in rupees. */
const formatReceived = ({ amount, currency }: NonNullable<Payment['received']>, language: Language) =>
  formatMoney(amount, { locale: language === 'hi' ? 'hi-IN' : 'en-IN', currency, scale: decimalsOf(currency) });

type Stage = 'checking' | 'placed' | 'waiting' | 'failed' | 'mismatched' | 'unavailable' | 'over' | 'left' | 'unknown' | 'unreachable';

function stageOf(state: ReturnType<typeof usePaymentStatus>['state'], answer: ReturnType<typeof usePaymentStatus>['answer']): Stage {
  if (state === 'unknown') return 'unknown';
  if (!answer) return state === 'unreachable' ? 'unreachable' : 'checking';
  const { order, payment } = answer;
  if (order.state === 'placed') return 'placed';
  if (order.state === 'abandoned') return order.leftAt ? 'left' : 'over';
  if (payment?.received) return 'mismatched';
  if (payment?.state === 'failed' || payment?.state === 'cancelled') return 'failed';
  if (payment?.state === 'created') return 'unavailable';
  return 'waiting';
}
