import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/redis-link.ts';
import { limitKey } from './client-address.ts';

/** Each answers the whole seconds to wait, 0 where the request may go on. */
export interface RateLimits {
  /** Taken by every request, also one that memory answers: it only stops a flood. Counted by this process alone. */
  flood(address: string): Promise<number>;
  /** Taken by a request that costs work. Counted for all nodes together where there is a Redis. */
  work(address: string): Promise<number>;
}

/** How many cheap answers one may have for each that costs work. */
const floodFactor = 20;
const minute = 60;

const free = Promise.resolve(0);

/**
 * Requests a minute from one address.
 * @param perMinute 0 switches the limits off
 */
export function createRateLimits(perMinute: number, redis?: RedisLink): RateLimits {
  if (perMinute === 0) return { flood: () => free, work: () => free };
  const floods = new RateLimiterMemory({ points: perMinute * floodFactor, duration: minute });
  const alone = new RateLimiterMemory({ points: perMinute, duration: minute });
  const together = redis
    ? new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: 'karigari:limit',
        points: perMinute,
        duration: minute,
        insuranceLimiter: alone,
      })
    : alone;
  const take = (limiter: { consume(key: string): Promise<RateLimiterRes> }, address: string) =>
    limiter.consume(limitKey(address)).then(
      () => 0,
      // A store that fails must not close the shop.
      (refusal: RateLimiterRes | Error) => (refusal instanceof Error ? 0 : Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))),
    );
  return { flood: (address) => take(floods, address), work: (address) => take(together, address) };
}
