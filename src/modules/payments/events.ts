import { defineEvent } from '#platform/events/define-event.ts';

/** The money of a refund went back to the buyer. */
export const refundSettled = defineEvent<{ refund: string }>('payments.refund-settled');

/**
 * The demonstration's payment page was asked to answer late: the message of its provider, signed, to be
 * delivered when its time comes.
 */
export const demoEventDelayed = defineEvent<{ body: string; signature: string }>('payments.demo-event-delayed');
