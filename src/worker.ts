import { refreshRatesJob } from '#modules/currency/refresh-rates.ts';
import { restoredWarning } from '#platform/backup/restored.ts';
import { openErrorReports } from '#server/error-reporting.ts';
import { openServices } from '#server/services.ts';
import { StartError } from '#shared/start-error.ts';
import { configWarnings } from './config/config-warnings.ts';
import { readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { exitWithError, shutdownGracefully } from './platform/process.ts';

// Keeps what this process writes from other users of the machine.
process.umask(0o077);

/** Background jobs alone, for an installation whose servers run with WORKER=false. */
try {
  const config = readConfig();
  const reports = openErrorReports(config);
  const log = createLog(config.logLevel, reports?.report);
  for (const warning of configWarnings(config)) log.warn(warning);
  if (config.redisUrl === undefined) {
    log.warn('Without REDIS_URL the servers do not hear what jobs change: their cached answers may be up to five minutes old.');
  }
  const { services, isRestored, contextOf, close } = await openServices(config, log, { work: true });
  if (isRestored) throw new StartError(restoredWarning);
  await services.jobs.runWorkers(contextOf);
  await services.jobs.enqueue(refreshRatesJob, {}, { key: 'start' });
  log.info({ database: services.database.version }, 'working');
  shutdownGracefully(log, close, reports?.flush);
} catch (error) {
  exitWithError(error);
}
