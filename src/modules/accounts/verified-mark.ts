import type { Context } from '#platform/context.ts';

const markCookie = 'verified';
const purpose = 'address verified';
const seconds = 10 * 60;

/** Notes in this browser that an address was verified in it just now. */
export function noteVerified(ctx: Context): void {
  ctx.client?.setCookie(markCookie, ctx.secrets.seal(purpose, String(ctx.now().getTime())), seconds);
}

/** Whether an address was verified in this browser within the last ten minutes: only our own seal says so. */
export async function getVerification(ctx: Context): Promise<{ data: { verified: boolean } }> {
  return { data: { verified: isRecentMark(ctx, ctx.client?.cookie(markCookie)) } };
}

function isRecentMark(ctx: Context, mark: string | undefined): boolean {
  if (mark === undefined) return false;
  try {
    const age = ctx.now().getTime() - Number(ctx.secrets.unseal(purpose, mark));
    return age >= 0 && age <= seconds * 1000;
  } catch {
    return false;
  }
}
