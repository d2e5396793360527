import { useLocation, useRevalidator } from 'react-router';
import type { ReturnView } from '#modules/returns/contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { inLanguage } from '#shared/localized.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { Picture } from '../components/picture.tsx';
import type { FormState } from '../forms/form-state.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';
import { ReturnMessageForm } from './return-message-form.tsx';
import { isWithCourier, ReturnPickup } from './return-pickup.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

interface ReturnCardProps {
  shown: ReturnView;
  messageKey: string;
  /** The form that the page's action rejected. */
  refused: FormState | undefined;
}

/** A return: what it is about, how far it is, and what was written. */
export function ReturnCard({ shown, messageKey, refused }: ReturnCardProps) {
  const language = useLanguage();
  const t = useOrderMessages();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const day = (at: string) => formatDay(new Date(at), language);
  const decided = shown.timeline.find(({ state }) => state === 'approved' || state === 'refused');
  const canWithdraw = (shown.state === 'requested' || shown.state === 'approved') && !isWithCourier(shown.pickup);
  const about = refused?.values.return === shown._id ? refused : undefined;
  const next = {
    requested: t.nextSteps.requested(day(shown.answerBy)),
    approved:
      shown.pickup && shown.pickup.state !== 'ended'
        ? undefined
        : shown.wish === 'replacement'
          ? t.nextSteps.approvedReplacement
          : t.nextSteps.approved,
    received: shown.wish === 'replacement' ? t.nextSteps.receivedReplacement : t.nextSteps.received,
    refused: undefined,
    withdrawn: undefined,
    refunded: undefined,
    replaced: undefined,
  }[shown.state];
  const reload = () => void revalidate();
  return (
    <article aria-label={t.returnOf(shown.number)} className="rounded-sm border border-line bg-raised p-5 sm:p-6 print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg">{t.returnOf(shown.number)}</h3>
        <p className="font-semibold text-sm">{t.returnStates[shown.state]}</p>
      </div>
      <ul className="mt-2">
        {shown.lines.map((line) => (
          <li key={line.lineId}>
            {line.qty} × {inLanguage(line.title, language)}
            <span className="block text-muted text-sm">{t.reasons[line.reason]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">{t.wished[shown.wish]}</p>
      {next && <p className="mt-1 text-muted">{next}</p>}
      {shown.photosWaiting > 0 && (
        <p role="status" className="mt-3 text-muted text-sm">
          {t.photosWaiting(shown.photosWaiting)}
        </p>
      )}
      {shown.photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {shown.photos.map((photo, place) => (
            <li key={photo.base}>
              <a href={webpUrl(photo)} className="block size-20 overflow-hidden rounded-sm">
                <span className="sr-only">{t.photo(place + 1)}</span>
                <Picture picture={photo} sizes="5rem" decorative className="size-full" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {shown.trackingNumber && (
        <p className="mt-2">
          {t.tracking}: {shown.carrier} {shown.trackingNumber}
        </p>
      )}
      <ol className="mt-4 grid gap-3">
        {shown.messages.map((message) => (
          <li key={message.at + message.author} className={message.author === 'buyer' ? '' : 'rounded-sm bg-sunk px-4 py-3'}>
            <p className="text-muted text-sm">
              {t.authors[message.author]} · {day(message.at)}
            </p>
            <p className="whitespace-pre-line break-words">{message.text}</p>
          </li>
        ))}
      </ol>
      {shown.decision && decided && (
        <div className="mt-4 border-turmeric border-l-2 pl-4">
          <p className="text-muted text-sm">
            {t.returnStates[decided.state]} · {day(decided.at)}
          </p>
          <p className="whitespace-pre-line break-words">{shown.decision}</p>
        </div>
      )}
      {shown.state === 'approved' && shown.pickup && (
        <ReturnPickup
          number={shown.number}
          id={shown._id}
          pickup={shown.pickup}
          action={pathname}
          isLate={['pickup', 'self', 'missed'].includes(about?.values.act ?? '')}
          onSuccess={reload}
        />
      )}
      <ReturnMessageForm
        shown={shown}
        action={pathname}
        messageKey={messageKey}
        state={about?.values.act === 'write' ? about : undefined}
        onSuccess={reload}
      />
      {canWithdraw && <WithdrawForm shown={shown} action={pathname} isLate={about?.values.act === 'withdraw'} onSuccess={reload} />}
    </article>
  );
}
