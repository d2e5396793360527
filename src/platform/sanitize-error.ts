/**
 * A fault as it may be written down. What the database says of a failed statement names the values, which may
 * be anybody's: of those faults only the statement, the code and the constraint stay.
 */
export function sanitizeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { query, params, code, constraint, table, column } = error as Error & Record<string, unknown>;
  const isQuery = typeof query === 'string' && params !== undefined;
  const isState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
  const cause = error.cause === undefined ? undefined : sanitizeError(error.cause);
  if (!isQuery && !isState) return cause === error.cause ? error : withCause(error, cause);
  // The embedded database puts the statement on its own refusal, too.
  const message = isState
    ? `The database refused: ${[code, table, column, constraint].filter(Boolean).join(' ')}`
    : `Failed query: ${query}`;
  const plain = new Error(message, cause === undefined ? undefined : { cause });
  plain.name = error.name;
  // The frames alone: the lines before them are the message.
  plain.stack = [`${error.name}: ${message}`, ...(error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
  return isState ? Object.assign(plain, { code }) : plain;
}

function withCause(error: Error, cause: unknown): Error {
  const copy = new Error(error.message, { cause });
  copy.name = error.name;
  if (error.stack) copy.stack = error.stack;
  return copy;
}
