import type { Context } from '#platform/context.ts';
import {
  clientAddressKey,
  consumeRateLimits,
  type RateLimit,
  type RateLimitUse,
  releaseAll,
  resetRateLimit,
} from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { findKnownBrowser } from './known-browser.ts';

const minute = 60;
const day = 24 * 60 * 60;

/** A limit for the moment and one for the day: who goes on failing waits longer. */
const failureWindows = (name: string, soon: Pick<RateLimit, 'max' | 'seconds'>, aDay: number): readonly RateLimit[] => [
  { name: `failed ${name}`, ...soon },
  { name: `failed ${name} a day`, max: aDay, seconds: day },
];

/**
 * Limits of wrong secrets. A browser that the account knows has a count of its own;
 * all others share the rest.
 */
interface FailureLimits {
  byBrowser: readonly RateLimit[];
  /** For one account from one network. */
  byPair: readonly RateLimit[];
  /** For one account from all unknown browsers together: bounds strangers. */
  byAccount: readonly RateLimit[];
}

const passwordLimits: FailureLimits = {
  byBrowser: failureWindows('log-ins by browser', { max: 10, seconds: 15 * minute }, 50),
  byPair: failureWindows('log-ins by address and e-mail', { max: 10, seconds: 15 * minute }, 30),
  byAccount: failureWindows('log-ins by e-mail', { max: 50, seconds: 60 * minute }, 100),
};
/** For all accounts from one network. */
const byAddress = failureWindows('log-ins by address', { max: 100, seconds: 15 * minute }, 500);

/** The password was right: these are few. */
const secondFactorLimits: FailureLimits = {
  byBrowser: failureWindows('second factors by browser', { max: 5, seconds: 5 * minute }, 30),
  byPair: [],
  byAccount: failureWindows('second factors by account', { max: 5, seconds: 5 * minute }, 20),
};

/** Failures of one browser, or of all unknown ones, after which the owner is told. */
const warningThresholds = { passwordLimits: 10, secondFactorLimits: 5 } as const;

/** An attempt counts as failed until it succeeds, so that concurrent attempts share the limit. */
export interface Attempt {
  /** So many failures are behind it that the owner shall hear of one more. */
  shouldWarnOwner: boolean;
  /** It was right: it does not count, and what was counted for this browser or network is forgotten. */
  succeed(): Promise<void>;
}

/**
 * Counts an attempt before anything is compared, alike for an address without an account.
 * @throws {DomainError} TOO_MANY_REQUESTS with the time to wait; CONFIRM_BROWSER, also with it, for an
 * unknown browser that needs the mailbox
 */
export async function beginAttempt(ctx: Context, kind: keyof typeof warningThresholds, email: string): Promise<Attempt> {
  const limits = { passwordLimits, secondFactorLimits }[kind];
  const browser = await findKnownBrowser(ctx, email);
  const pair = `${clientAddressKey(ctx)}\n${email}`;
  const both = (list: readonly RateLimit[], who: string) => list.map((limit) => [limit, who] as const);
  if (browser !== undefined) {
    const own = both(limits.byBrowser, `${email}\n${browser}`);
    return createAttempt(ctx, {
      accountUses: await consumeRateLimits(ctx, own),
      ownLimits: own,
      warningThreshold: warningThresholds[kind],
    });
  }
  const ofNetwork = kind === 'passwordLimits' ? await consumeRateLimits(ctx, both(byAddress, clientAddressKey(ctx))) : [];
  const own = both(limits.byPair, pair);
  try {
    const counted = await consumeRateLimits(ctx, [...own, ...both(limits.byAccount, email)]);
    return createAttempt(ctx, { accountUses: counted, networkUses: ofNetwork, ownLimits: own, warningThreshold: warningThresholds[kind] });
  } catch (error) {
    // Stays counted for the network, so that further attempts are soon answered without any work.
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') throw new DomainError('CONFIRM_BROWSER', {}, error.retryAfter);
    await releaseAll(ofNetwork);
    throw error;
  }
}

interface AttemptUses {
  /** Uses that count against this account. */
  accountUses: readonly RateLimitUse[];
  /** Uses that count against the network alone. */
  networkUses?: readonly RateLimitUse[];
  ownLimits: readonly (readonly [limit: RateLimit, who: string])[];
  warningThreshold: number;
}

function createAttempt(
  ctx: Context,
  { accountUses: counted, networkUses: beside = [], ownLimits: own, warningThreshold: alarm }: AttemptUses,
): Attempt {
  return {
    shouldWarnOwner: counted.some(({ count }) => count >= alarm),
    async succeed() {
      await releaseAll([...counted, ...beside]);
      for (const [limit, who] of own) await resetRateLimit(ctx, limit, who);
    },
  };
}
