const hourMs = 3_600_000;
const indiaMs = 5.5 * hourMs;

/** Hours in India in which mails wait: from one until before the other, over midnight where it is earlier. */
export interface QuietHours {
  from: number;
  until: number;
}

/** Gives the end of the quiet hours that a moment lies in; undefined outside them. */
export function endOfQuiet({ from, until }: QuietHours, now: Date): Date | undefined {
  const inIndia = new Date(now.getTime() + indiaMs);
  const hour = inIndia.getUTCHours();
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return undefined;
  const end = Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth(), inIndia.getUTCDate() + (hour >= until ? 1 : 0), until);
  return new Date(end - indiaMs);
}
