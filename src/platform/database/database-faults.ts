import { unavailable } from '../time-limit.ts';

type Fault = Error & { code?: unknown };

/** Errors of the network; the library adds messages without a code. */
const networkCodes = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * States after which a connection is of no use: 08 of the connection itself, 57P of a server that stops,
 * starts or lost a process, 25P03 of a transaction that was idle for too long, 25006 of one that only reads.
 */
const lostStates = /^(?:08...|57P0[1-5]|25P03|25006)$/;
const lostMessages = /^(?:Connection terminated|Client has encountered a connection error|timeout expired|Cannot use a pool after)/;
/** Message of a statement whose answer did not come in time: it may be under way still. */
const unanswered = 'Query read timeout';
const poolWait = 'timeout exceeded when trying to connect';
/** A statement reached its timeout (57014), got no lock in time (55P03), or the server is full (53). */
const busyStates = /^(?:57014|55P03|53...)$/;

const codeOf = ({ code }: Fault) => (typeof code === 'string' ? code : '');

/** Whether a statement was only refused because one before it in its transaction had failed. */
export const isAftermath = (error: unknown): boolean =>
  [error, (error as Error).cause].some((each) => codeOf((each ?? {}) as Fault) === '25P02');

/** Whether the connection broke off or was never there; a statement may have been carried out. */
export const isLost = (error: Fault): boolean =>
  networkCodes.test(codeOf(error)) || lostStates.test(codeOf(error)) || lostMessages.test(error.message);

/** Whether every connection of the pool was taken for too long. */
export const isPoolWait = (error: Fault): boolean => error.message === poolWait;

/** Whether a connection cannot be given back to the pool. */
export const isBroken = (error: Fault): boolean => isLost(error) || error.message === unanswered;

/**
 * The error as the shop answers it: SERVICE_UNAVAILABLE where the database is away, full, silent or busy,
 * with what it said as the cause; any other fault as it is.
 */
export function toDomainError(error: Fault): Error {
  return isBroken(error) || isPoolWait(error) || busyStates.test(codeOf(error)) ? unavailable(error) : error;
}

const writing = /\b(?:insert|update|delete|merge|nextval|setval|pg_\w*lock\w*)\b/i;

/** Whether a statement only reads, so that it may be asked twice. In doubt it does not. */
export const isRead = (text: string): boolean => /^\s*(?:select|with)\b/i.test(text) && !writing.test(text);
