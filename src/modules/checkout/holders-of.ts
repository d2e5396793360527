import { selfHolder } from '#modules/cart/self-holder.ts';
import type { Context } from '#platform/context.ts';
import { clientAddressKey } from '#platform/limits/consume-rate-limit.ts';
import { sameMailbox, samePhone } from '#shared/same-mailbox.ts';

interface Buyer {
  userId: string | undefined;
  /** Token of a guest's browser. */
  guestToken: string | undefined;
  email: string;
  phone: string;
}

export interface Holders {
  /** The account, or the browser of a guest: what it holds is the buyer's own. */
  self: string | undefined;
  /** All of them, each beginning with its kind, in the order in which their limits are counted. */
  all: readonly string[];
  isGuest: boolean;
}

/**
 * Gives keyed digests of everything by which a buyer is known again. What a guest typed is counted among
 * guests alone: typing the address of an account's owner does not keep the account from ordering.
 */
export function holdersOf(ctx: Context, { userId, guestToken, email, phone }: Buyer): Holders {
  const isGuest = userId === undefined;
  const holder = (kind: string, who: string) => `${kind}:${ctx.secrets.digest(`holder ${kind}${isGuest ? ' of guests' : ''}`, who)}`;
  const self = selfHolder(ctx, userId, guestToken);
  const network = clientAddressKey(ctx);
  const all = [holder('mailbox', sameMailbox(email)), holder('phone', samePhone(phone))];
  if (self !== undefined) all.unshift(self);
  if (network !== '') all.push(holder('address', network));
  return { self, all, isGuest };
}
