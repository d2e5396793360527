import { RateLimiterCluster, RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { isOneOfSeveral } from '../processes/this-process.ts';
import type { RedisConnection } from '../redis/redis-connection.ts';
import { withTimeLimit } from '../time-limit.ts';
import { rateLimitKey } from './client-address.ts';

/** Each answers the whole seconds to wait, 0 where the request may go on. */
export interface RateLimits {
  /**
   * Taken by every request, also one that memory answers: it only stops a flood. Counted by this process
   * alone.
   */
  burst(address: string): Promise<number>;
  /**
   * Taken by a request that costs work. Counted for all nodes together where there is a Redis, else for the
   * processes that share a port.
   */
  sustained(address: string): Promise<number>;
}

/** Cheap answers that an address may have for each one that costs work. */
const burstFactor = 20;
const windowSeconds = 60;
/** Milliseconds that a store has to answer; a request does not wait longer for being counted. */
const storeMs = 1_000;

const keyPrefix = 'karigari:limit';

const unlimited = Promise.resolve(0);

/**
 * Requests a minute from one address.
 * @param perMinute 0 switches the limits off
 */
export function createRateLimits(perMinute: number, redis?: RedisConnection): RateLimits {
  if (perMinute === 0) return { burst: () => unlimited, sustained: () => unlimited };
  const floods = new RateLimiterMemory({ points: perMinute * burstFactor, duration: windowSeconds });
  const points = { points: perMinute, duration: windowSeconds };
  const alone =
    isOneOfSeveral() && !redis ? new RateLimiterCluster({ ...points, keyPrefix, timeoutMs: storeMs }) : new RateLimiterMemory(points);
  const together = redis
    ? new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix,
        ...points,
        insuranceLimiter: alone,
      })
    : alone;
  const take = (counted: Promise<RateLimiterRes>) =>
    counted.then(
      () => 0,
      // A store that fails must not close the shop.
      (refusal: RateLimiterRes | Error) => (refusal instanceof Error ? 0 : Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))),
    );
  const count = (address: string) => {
    const counted = together.consume(rateLimitKey(address));
    return redis ? withTimeLimit(counted, storeMs) : counted;
  };
  return { burst: (address) => take(floods.consume(rateLimitKey(address))), sustained: (address) => take(count(address)) };
}
