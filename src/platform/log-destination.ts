import { writeSync } from 'node:fs';

const standardOutput = 1;

/** Bytes of lines that wait for a slow reader; what comes beyond is left out and counted. */
const maxQueuedBytes = 4 * 1024 * 1024;
/** Bytes after which lines leave at once. */
const batchBytes = 8 * 1024;
/** Milliseconds that a line waits for others at most. */
const maxDelayMs = 250;
/** Milliseconds until a reader that could take no more is tried again. */
const retryDelayMs = 50;
/** Milliseconds that the end of the process waits for a slow reader. */
const exitTimeoutMs = 500;

export interface LogDestination {
  write(line: string): void;
  /** Writes what waits, for at most half a second. */
  flushSync(): void;
}

/** Lets a signal that comes now end the process by itself: no listener runs any more. */
function removeSignalListeners(): void {
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
}

/**
 * Writes lines to the standard output together, a quarter of a second late at most: one write for each would
 * cost more than a cached answer. Neither a reader that has gone nor one that reads nothing holds the process
 * up: an error of the output is final, and what a slow reader cannot take waits in memory up to a bound. Open
 * it once a process.
 */
export function openLogDestination(): LogDestination {
  makeNonBlocking();
  let lines: string[] = [];
  let size = 0;
  let dropped = 0;
  let rest: Buffer | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isGone = false;

  /** Writes until the reader takes no more. @returns whether everything was written */
  const drain = (): boolean => {
    try {
      for (;;) {
        if (!rest) {
          if (dropped > 0 && size < maxQueuedBytes / 2) {
            lines.push(`{"level":40,"time":${Date.now()},"dropped":${dropped},"msg":"log lines were left out: the reader was too slow"}\n`);
            dropped = 0;
          }
          if (lines.length === 0) return true;
          rest = Buffer.from(lines.join(''));
          lines = [];
          size = 0;
        }
        const written = writeSync(standardOutput, rest);
        rest = written < rest.length ? rest.subarray(written) : undefined;
      }
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'error';
      if (code === 'EAGAIN' || code === 'EINTR') return false;
      isGone = true;
      lines = [];
      rest = undefined;
      warnOutputClosed(code);
      return true;
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!drain()) later(retryDelayMs);
  };
  const later = (ms: number) => {
    timer ??= setTimeout(flush, ms).unref();
  };
  const flushSync = () => {
    const end = Date.now() + exitTimeoutMs;
    while (!isGone && !drain() && Date.now() < end) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  };

  process.once('exit', () => {
    removeSignalListeners();
    flushSync();
  });
  return {
    write(line) {
      if (isGone) return;
      if (size + (rest?.length ?? 0) + line.length > maxQueuedBytes) {
        dropped++;
        return;
      }
      lines.push(line);
      size += line.length;
      // A reader that took no more is left in peace for a moment.
      if (size >= batchBytes && !rest) flush();
      else later(maxDelayMs);
    },
    flushSync,
  };
}

/**
 * A write to a pipe or a socket that is full answers at once from now on instead of waiting for its reader:
 * that is what opening the stream of an output does to it.
 */
function makeNonBlocking(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // Others write to the streams themselves: that a reader has gone must not end the process there either.
    stream.on('error', () => {});
  }
}

function warnOutputClosed(code: string): void {
  process.stderr.write(`The log cannot be written any more (${code}). The shop goes on without it; restart it to log again.\n`);
}
