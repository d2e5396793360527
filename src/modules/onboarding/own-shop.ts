import { requireActor } from '#modules/accounts/get-me.ts';
import { hasRecentPassword } from '#modules/accounts/require-recent-password.ts';
import type { Context } from '#platform/context.ts';
import type { Proof } from './bank-contract.ts';

/** Gives what the caller has to do before acts for which `requireSecondFactor` asks. */
export function proofOf(ctx: Context): Proof {
  const actor = requireActor(ctx);
  if (!hasRecentPassword(ctx, actor)) return 'password';
  return actor.secondFactor ? 'ready' : 'authenticator';
}
