import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { ReturnView } from '#modules/returns/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { formatDay } from '../components/day.ts';
import { Picture } from '../components/picture.tsx';
import { callApi } from '../forms/send-form.ts';
import { useLanguage } from '../messages.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-queue.ts';
import { useOrderMessages } from './messages.ts';
import { ReturnMessageForm } from './return-message-form.tsx';

/** A return: what it is about, how far it is, and what was written. */
export function ReturnCard({ shown }: { shown: ReturnView }) {
  const language = useLanguage();
  const t = useOrderMessages();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const day = (at: string) => formatDay(new Date(at), language);
  const canWithdraw = shown.state === 'requested' || shown.state === 'approved';
  const withdraw = async () => {
    setBusy(true);
    const { refused } = await callApi('POST', `/orders/${shown.orderNumber}/returns/${shown._id}/withdraw`, {});
    setBusy(false);
    if (!refused) showToast({ text: t.withdrawn, subject: shown._id });
    await revalidate();
  };
  return (
    <article aria-label={t.returnOf(shown.number)} className="rounded-sm border border-line p-5">
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
      {shown.photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {shown.photos.map((photo, place) => (
            <li key={photo.base}>
              <a href={`${photo.base}/${photo.widths.at(-1)}.webp`} className="block size-20 overflow-hidden rounded-sm">
                <span className="sr-only">{t.photo(place + 1)}</span>
                <Picture picture={photo} sizes="5rem" decorative className="size-full" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {shown.decision && <p className="mt-4 whitespace-pre-line border-turmeric border-l-2 pl-4">{shown.decision}</p>}
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
      <ReturnMessageForm shown={shown} action={pathname} onSent={() => void revalidate()} />
      {canWithdraw && (
        <p data-needs-script className="mt-3">
          <Button kind="line" busy={busy} onClick={() => void withdraw()}>
            {t.withdraw}
          </Button>
        </p>
      )}
    </article>
  );
}
