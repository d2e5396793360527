import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { alertOfToken, invalidToken } from './alert-links.ts';
import { confirmationMs } from './alert-rules.ts';
import type { AlertKind } from './contract.ts';
import { notifyWaitingJob } from './notify-waiting.ts';
import { confirmRow } from './queries.ts';

const byAddress = { name: 'links of product alerts by address', max: 120, seconds: 3_600 };

/**
 * Confirms a request by the link that its mailbox got. A product that came back meanwhile is told at once.
 * @throws {DomainError} INVALID_TOKEN
 */
export async function confirmAlert(outside: Context, { token }: { token: string }): Promise<{ kind: AlertKind }> {
  await consumeRateLimitByAddress(outside, byAddress);
  const id = alertOfToken(outside, token);
  return outside.transaction(async (ctx) => {
    const now = ctx.now();
    const alert = await confirmRow(ctx.db, id, new Date(now.getTime() - confirmationMs), now);
    if (!alert) throw invalidToken();
    await ctx.enqueue(notifyWaitingJob, { productIds: [alert.productId] });
    return { kind: alert.kind };
  });
}
