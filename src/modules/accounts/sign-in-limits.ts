import type { Context } from '#platform/context.ts';
import { addressOf, clearLimit, type Limit, putBackAll, type TakenUse, takeLimits } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { findKnownBrowser } from './known-browser.ts';

const minute = 60;
const day = 24 * 60 * 60;

/** A limit for the moment and one for the day: who goes on failing waits longer. */
const windows = (name: string, soon: Pick<Limit, 'most' | 'seconds'>, aDay: number): readonly Limit[] => [
  { name: `failed ${name}`, ...soon },
  { name: `failed ${name} a day`, most: aDay, seconds: day },
];

/** How often a secret may be wrong. A browser that the account knows has a count of its own; all others share the rest. */
interface FailureLimits {
  byBrowser: readonly Limit[];
  /** For one account from one network. */
  byPair: readonly Limit[];
  /** For one account from all unknown browsers together: what strangers have in a day, with however many networks. */
  byAccount: readonly Limit[];
}

const passwordLimits: FailureLimits = {
  byBrowser: windows('log-ins by browser', { most: 10, seconds: 15 * minute }, 50),
  byPair: windows('log-ins by address and e-mail', { most: 10, seconds: 15 * minute }, 30),
  byAccount: windows('log-ins by e-mail', { most: 50, seconds: 60 * minute }, 100),
};
/** For all accounts from one network. */
const byAddress = windows('log-ins by address', { most: 100, seconds: 15 * minute }, 500);

/** The password was right: these are few. */
const secondFactorLimits: FailureLimits = {
  byBrowser: windows('second factors by browser', { most: 5, seconds: 5 * minute }, 30),
  byPair: [],
  byAccount: windows('second factors by account', { most: 5, seconds: 5 * minute }, 20),
};

/** Failures of one browser, or of all unknown ones, after which the owner is told. */
const alarming = { passwordLimits: 10, secondFactorLimits: 5 } as const;

/** An attempt that is counted as failed until it succeeds, so that those that arrive together share what is left. */
export interface Attempt {
  /** So many failures are behind it that the owner shall hear of one more. */
  isAlarming: boolean;
  /** It was right: it does not count, and what was counted for this browser or network is forgotten. */
  succeed(): Promise<void>;
}

/**
 * Counts an attempt before anything is compared. The same for an address without an account.
 * @throws {Failure} TOO_MANY_REQUESTS with the time to wait; CONFIRM_BROWSER, with it too, for an unknown browser whose way is the mailbox
 */
export async function beginAttempt(ctx: Context, kind: keyof typeof alarming, email: string): Promise<Attempt> {
  const limits = { passwordLimits, secondFactorLimits }[kind];
  const browser = await findKnownBrowser(ctx, email);
  const pair = `${addressOf(ctx)}\n${email}`;
  const both = (list: readonly Limit[], who: string) => list.map((limit) => [limit, who] as const);
  if (browser !== undefined) {
    const own = both(limits.byBrowser, `${email}\n${browser}`);
    return attemptOf(ctx, { counted: await takeLimits(ctx, own), own, alarm: alarming[kind] });
  }
  const ofNetwork = kind === 'passwordLimits' ? await takeLimits(ctx, both(byAddress, addressOf(ctx))) : [];
  const own = both(limits.byPair, pair);
  try {
    const counted = await takeLimits(ctx, [...own, ...both(limits.byAccount, email)]);
    return attemptOf(ctx, { counted, beside: ofNetwork, own, alarm: alarming[kind] });
  } catch (error) {
    // It stays counted for the network: whoever goes on after this answer is soon answered without any work.
    if (error instanceof Failure && error.code === 'TOO_MANY_REQUESTS') throw new Failure('CONFIRM_BROWSER', {}, error.retryAfter);
    await putBackAll(ofNetwork);
    throw error;
  }
}

interface Counts {
  /** What tells of this account. */
  counted: readonly TakenUse[];
  /** What tells of the network alone. */
  beside?: readonly TakenUse[];
  own: readonly (readonly [limit: Limit, who: string])[];
  alarm: number;
}

function attemptOf(ctx: Context, { counted, beside = [], own, alarm }: Counts): Attempt {
  return {
    isAlarming: counted.some(({ count }) => count >= alarm),
    async succeed() {
      await putBackAll([...counted, ...beside]);
      for (const [limit, who] of own) await clearLimit(ctx, limit, who);
    },
  };
}
