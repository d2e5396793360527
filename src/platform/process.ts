import { killAfter } from './kill-after.ts';
import type { Logger } from './log.ts';
import { isOneOfSeveral } from './processes/this-process.ts';

/** Seconds that requests and jobs get to finish. */
export const graceSeconds = 20;

/**
 * Ends the process well: on the first signal after `stop`, at once on a second one, and on a fault that
 * was not caught with a log line and code 1, since the state of such a process is unknown. To one of several
 * processes a second signal says nothing: a service manager signals it beside the one that stops it.
 * @param flush is waited for before the process ends, however it ends
 * @param maxSeconds after which it ends by force
 */
export function shutdownGracefully(
  log: Logger,
  stop: () => Promise<void>,
  flush: () => Promise<void> = async () => {},
  maxSeconds = graceSeconds + 10,
): void {
  let stopping = false;
  let failing = false;
  /** Ends with code 1 while the event loop turns, and from outside it where that does not help. */
  const setDeadline = () => {
    setTimeout(() => process.exit(1), maxSeconds * 1000).unref();
    killAfter((maxSeconds + 2) * 1000);
  };
  const fail = (error: unknown, message: string) => {
    log.fatal({ error }, message);
    if (failing) process.exit(1);
    failing = true;
    if (!stopping) setDeadline();
    flush().finally(() => process.exit(1));
  };
  const end = (signal: string) => {
    if (stopping) {
      if (isOneOfSeveral()) return;
      process.exit(1);
    }
    stopping = true;
    setDeadline();
    log.info({ signal }, 'stopping');
    stop().then(
      async () => {
        await flush();
        log.info('stopped');
        process.exit(0);
      },
      (error) => fail(error, 'the stop failed'),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal));
  process.on('uncaughtException', (error) => fail(error, 'uncaught error'));
  process.on('unhandledRejection', (error) => fail(error, 'unhandled rejection'));
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
