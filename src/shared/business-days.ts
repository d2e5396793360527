const day = 86_400_000;
const istOffset = 5.5 * 3_600_000;

/** Business days until money that was asked back is with the buyer's bank. */
const refundDays = 5;

/** Gives the same hour so many business days later; Saturdays and Sundays in India do not count. */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0; ) {
    at += day;
    const weekday = new Date(at + istOffset).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return new Date(at);
}

/** Gives the day until which a refund that is asked for now is with the buyer's bank. */
export const refundDue = (askedAt: Date): Date => addBusinessDays(askedAt, refundDays);
