import type { Context } from '#platform/context.ts';

const verifiedCookie = 'verified';
const purpose = 'address verified';
const seconds = 10 * 60;

/** Notes in this browser that an address was verified in it just now. */
export function setVerifiedCookie(ctx: Context): void {
  ctx.request.client?.setCookie(verifiedCookie, ctx.secrets.seal(purpose, String(ctx.now().getTime())), seconds);
}

/** Whether an address was verified in this browser within the last ten minutes: only our own seal says so. */
export async function getVerification(ctx: Context): Promise<{ data: { verified: boolean } }> {
  return { data: { verified: isRecentCookie(ctx, ctx.request.client?.cookie(verifiedCookie)) } };
}

function isRecentCookie(ctx: Context, mark: string | undefined): boolean {
  if (mark === undefined) return false;
  try {
    const age = ctx.now().getTime() - Number(ctx.secrets.unseal(purpose, mark));
    return age >= 0 && age <= seconds * 1000;
  } catch {
    return false;
  }
}
