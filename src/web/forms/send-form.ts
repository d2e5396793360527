import type { ErrorBody } from '#shared/errors.ts';
import { refreshSession, signedInId } from '../session/session-store.ts';
import { keepForReturn } from './draft.ts';
import { type FormState, stateAfter } from './form-state.ts';

const patienceMs = 30_000;
/** A file on a poor connection takes longer; the server waits as long. */
const filePatienceMs = 120_000;

/** What became of a form: the call took it and answered, or did not. */
export type Sent = { answer: unknown; refused?: never } | { refused: FormState };

/** Hands the form of a page to the API from the browser: what the call takes are its fields and what is `beside` them. */
export const sendForm = (path: string, values: Record<string, string>, beside: object = {}): Promise<Sent> =>
  callApi('POST', path, { ...values, ...beside }, values);

/**
 * Calls the API from the browser. It never throws.
 * @param path of the call, such as `/feedback`
 * @param body sent as JSON; a file is sent as it is
 * @param values what was typed, for the form that is shown again
 */
export async function callApi(method: string, path: string, body?: object, values: Record<string, string> = {}): Promise<Sent> {
  const sent = await callOnce(method, path, body, values);
  if (sent.refused?.code !== 'UNAUTHORIZED') return sent;
  // A refusal may be late news of a session that was changed for another meanwhile: by another password, or in another tab.
  const owner = signedInId();
  const state = await refreshSession(() => owner !== undefined && keepForReturn(owner));
  return state === 'alive' ? callOnce(method, path, body, values) : sent;
}

async function callOnce(method: string, path: string, body: object | undefined, values: Record<string, string>): Promise<Sent> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      ...bodyOf(body),
      signal: AbortSignal.timeout(body instanceof Blob ? filePatienceMs : patienceMs),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return { answer };
    // A refusal that is not ours, such as a proxy's, has no code.
    const unnamed = response.status < 500 ? { code: 'INVALID_INPUT' as const } : {};
    const refused = stateAfter({ ...unnamed, ...(answer as Partial<ErrorBody>) }, values);
    const wait = Number(response.headers.get('Retry-After'));
    return { refused: wait > 0 ? { ...refused, wait } : refused };
  } catch {
    return { refused: { code: 'UNREACHABLE', values, problems: {} } };
  }
}

function bodyOf(body: object | undefined): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { 'Content-Type': body.type }, body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
