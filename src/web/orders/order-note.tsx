import { useOrderMessages } from './messages.ts';

/** Message on the order's page about a form that was taken. */
export function OrderNote({ done, isPaidBack }: { done: string | null; isPaidBack: boolean }) {
  const t = useOrderMessages();
  const words = {
    cancelled: isPaidBack ? t.cancelPage.donePaid : t.cancelPage.done,
    'cancelled-credit': t.cancelPage.doneCredit,
    reported: t.returnPage.done,
    unpaid: t.leftText,
    written: t.written,
    withdrawn: t.withdrawn,
    pickup: t.pickup.done,
    address: t.addressPage.done,
    exchanged: t.exchangePage.done,
    received: t.answerPage.doneReceived,
    missing: t.answerPage.doneMissing,
    remedy: t.answerPage.doneRemedy,
    'refund-to': t.refundToPage.done,
  };
  if (done === null || !Object.hasOwn(words, done)) return null;
  return (
    <p
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser reads out what was done
      autoFocus
      className="mb-6 border-neem border-l-2 bg-sunk px-5 py-3 outline-none print:hidden"
    >
      {words[done as keyof typeof words]}
    </p>
  );
}
