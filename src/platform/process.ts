import type { Logger } from './log.ts';

/** Seconds that requests and jobs get to finish. */
export const graceSeconds = 20;

/**
 * Ends the process well: on the first signal after `stop`, at once on a second one, and on a fault that nobody caught with a
 * log line and code 1, since what such a process would do next is anybody's guess.
 * @param lastWords is waited for before the process ends, however it ends
 */
export function endWell(log: Logger, stop: () => Promise<void>, lastWords: () => Promise<void> = async () => {}): void {
  let stopping = false;
  let failing = false;
  const fail = (error: unknown, message: string) => {
    log.fatal({ error }, message);
    if (failing) process.exit(1);
    failing = true;
    lastWords().finally(() => process.exit(1));
  };
  const end = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    stop().then(
      async () => {
        await lastWords();
        log.info('stopped');
        process.exit(0);
      },
      (error) => fail(error, 'the stop failed'),
    );
    // Whatever hangs, hangs no longer than this.
    setTimeout(() => process.exit(1), (graceSeconds + 10) * 1000).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal));
  process.on('uncaughtException', (error) => fail(error, 'fault that nobody caught'));
  process.on('unhandledRejection', (error) => fail(error, 'failure that nobody waited for'));
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
