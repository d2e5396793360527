import type { Logger } from './log.ts';

/** Seconds that requests and jobs get to finish. */
export const graceSeconds = 20;

/**
 * Ends the process well: on the first signal after `stop`, at once on a second one, and on a fault that nobody caught with a
 * log line and code 1, since what such a process would do next is anybody's guess.
 */
export function endWell(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error) => {
        log.fatal({ error }, 'the stop failed');
        process.exit(1);
      },
    );
    // Whatever hangs, hangs no longer than this.
    setTimeout(() => process.exit(1), (graceSeconds + 10) * 1000).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal));
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'fault that nobody caught');
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ error }, 'failure that nobody waited for');
    process.exit(1);
  });
}

/** Says why the process cannot start, without a stack where the message is written for people, and ends it. */
export function refuseStart(error: unknown): never {
  const fault = error instanceof Error ? error : new Error(String(error));
  const isOurs = fault.name === 'ConfigError' || fault.name === 'StartError';
  const systemCode = (fault as NodeJS.ErrnoException).code;
  const text = systemCode === 'EADDRINUSE' ? `${fault.message}: set PORT to a free port, or stop what listens there.` : fault.message;
  process.stderr.write(`${isOurs || systemCode ? text : (fault.stack ?? text)}\n`);
  process.exit(1);
}
