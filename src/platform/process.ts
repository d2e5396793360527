import { killAfter } from './kill-after.ts';
import type { Logger } from './log.ts';

/** Seconds that requests and jobs get to finish. */
export const graceSeconds = 20;

/**
 * Ends the process well: on the first signal after `stop`, at once on a second one, and on a fault that
 * nobody caught with a log line and code 1, since what such a process would do next is anybody's guess.
 * @param lastWords is waited for before the process ends, however it ends
 * @param mostSeconds after which it ends by force, whatever hangs
 */
export function shutdownGracefully(
  log: Logger,
  stop: () => Promise<void>,
  lastWords: () => Promise<void> = async () => {},
  mostSeconds = graceSeconds + 10,
): void {
  let stopping = false;
  let failing = false;
  /** Ends with code 1 while the event loop turns, and from outside it where that does not help. */
  const setDeadline = () => {
    setTimeout(() => process.exit(1), mostSeconds * 1000).unref();
    killAfter((mostSeconds + 2) * 1000);
  };
  const fail = (error: unknown, message: string) => {
    log.fatal({ error }, message);
    if (failing) process.exit(1);
    failing = true;
    if (!stopping) setDeadline();
    lastWords().finally(() => process.exit(1));
  };
  const end = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    setDeadline();
    log.info({ signal }, 'stopping');
    stop().then(
      async () => {
        await lastWords();
        log.info('stopped');
        process.exit(0);
      },
      (error) => fail(error, 'the stop failed'),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal));
  process.on('uncaughtException', (error) => fail(error, 'fault that nobody caught'));
  process.on('unhandledRejection', (error) => fail(error, 'failure that nobody waited for'));
}

/**
 * Says why the process cannot start, without a stack where the message is written for people, and ends it.
 */
export function exitWithError(error: unknown): never {
  const fault = error instanceof Error ? error : new Error(String(error));
  const isOurs = fault.name === 'ConfigError' || fault.name === 'StartError';
  const systemCode = (fault as NodeJS.ErrnoException).code;
  const text = systemCode === 'EADDRINUSE' ? `${fault.message}: set PORT to a free port, or stop what listens there.` : fault.message;
  process.stderr.write(`${isOurs || systemCode ? text : (fault.stack ?? text)}\n`);
  process.exit(1);
}
