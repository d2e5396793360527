import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { type LogDestination, openLogDestination } from './log-destination.ts';
import { sanitizeError } from './sanitize-error.ts';

export type { Logger };

/** Hears of every error that is logged as one. */
export type OnError = (error: Error, context: { message: string; requestId?: string | undefined; fatal: boolean }) => void;

const levels = { error: 50, fatal: 60 };

/**
 * Structured logs without personal data: fields that could hold some are removed by name.
 * @param onFault receives what is logged as an error: everything unexpected
 * @param out where the lines go; the standard output unless given
 */
export function createLog(level: string, onFault?: OnError, out: DestinationStream = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: [
        'password',
        'token',
        'otp',
        'email',
        'phone',
        'name',
        'address',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.otp',
        '*.email',
        '*.phone',
        '*.address',
        '*.authorization',
        '*.cookie',
      ],
      remove: true,
    },
    serializers: { error: (error) => pino.stdSerializers.err(sanitizeError(error) as Error) },
    hooks: {
      logMethod(args, log, level) {
        const [line, message] = args as [unknown, unknown];
        if (onFault && level >= levels.error && line && typeof line === 'object') {
          const { error, requestId } = line as { error?: unknown; requestId?: string };
          if (error instanceof Error)
            onFault(sanitizeError(error) as Error, { message: String(message ?? ''), requestId, fatal: level >= levels.fatal });
        }
        log.apply(this, args);
      },
    },
  };
  return pino(options, out);
}

let destination: LogDestination | undefined;

/** One for all logs of the process, opened with the first line. */
function standardOutput(): LogDestination {
  return {
    write(line) {
      destination ??= openLogDestination();
      destination.write(line);
    },
    flushSync: () => destination?.flushSync(),
  };
}
