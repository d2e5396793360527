import type { Context } from '#platform/context.ts';
import { markAsked } from './refund-destination-queries.ts';

/** Days between two reminders, days after which none comes any more, and how many come at most. */
const reminders = { everyDays: 3, untilDays: 60, times: 5 };

/**
 * Lists the refunds of cash whose buyers are asked now where to send them, and counts that they were.
 * @param tx inside the transaction that asks
 */
export const takeUnaddressedRefunds = (tx: Context) => markAsked(tx.db, reminders);
