import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log.ts';
import { exitWithError } from '#platform/process.ts';
import { relayNews } from '#platform/processes/process-news.ts';
import { supervise } from '#platform/processes/supervise.ts';

/**
 * Starts as many processes of the shop as the environment says, on one port. This one serves nothing: it
 * hands them connections, counts the requests of each address and relays what changed.
 */
export async function run(): Promise<void> {
  try {
    const { webConcurrency, logLevel } = readConfig();
    if (webConcurrency === 1) {
      await (await import('./start.ts')).run();
      return;
    }
    new RateLimiterClusterMaster();
    relayNews();
    const endedWell = await supervise(webConcurrency, createLog(logLevel));
    process.exit(endedWell ? 0 : 1);
  } catch (error) {
    exitWithError(error);
  }
}
