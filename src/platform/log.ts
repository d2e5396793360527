import { type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/** Structured logs without personal data: what could hold some is removed by name, whoever logs it. */
export function createLog(level: string): Logger {
  // Lines leave together, a quarter of a second late at most: one write for each would cost more than a cached answer.
  const out = pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 250 });
  process.once('exit', () => out.flushSync());
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
    serializers: { error: pino.stdSerializers.err },
  };
  return pino(options, out);
}
