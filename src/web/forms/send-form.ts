import type { ErrorBody, ErrorCode } from '#shared/errors.ts';
import { refreshSession, signedInId } from '../session/session-store.ts';
import { saveForSignIn } from './draft.ts';
import { type FormState, toFormState } from './form-state.ts';

const timeoutMs = 30_000;
/** A file on a poor connection takes longer; the server waits as long. */
const uploadTimeoutMs = 120_000;

/** What became of a form: the call took it and answered, or did not. */
export type SubmitResult = { answer: unknown; refused?: never; error?: never } | { refused: FormState; error?: FormState };

/** What is made of a status alone. */
const codeOfStatus = (status: number): ErrorCode => (status === 429 ? 'TOO_MANY_REQUESTS' : status < 500 ? 'INVALID_INPUT' : 'INTERNAL');

/** Hands the form of a page to the API from the browser: what the call takes are its fields and what is `beside` them. */
export const sendForm = (path: string, values: Record<string, string>, beside: object = {}): Promise<SubmitResult> =>
  callApi('POST', path, { ...values, ...beside }, values);

/**
 * Calls the API from the browser. It never throws.
 * @param path of the call, such as `/feedback`
 * @param body sent as JSON; a file is sent as it is
 * @param values what was typed, for the form that is shown again
 */
export async function callApi(method: string, path: string, body?: object, values: Record<string, string> = {}): Promise<SubmitResult> {
  const sent = await callOnce(method, path, body, values);
  if (sent.refused?.code !== 'UNAUTHORIZED') return sent;
  // A refusal may be late news of a session that was changed for another meanwhile: by another password, or in another tab.
  const owner = signedInId();
  const state = await refreshSession(() => owner !== undefined && saveForSignIn(owner));
  return state === 'alive' ? callOnce(method, path, body, values) : sent;
}

async function callOnce(method: string, path: string, body: object | undefined, values: Record<string, string>): Promise<SubmitResult> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      ...requestBody(body),
      signal: AbortSignal.timeout(body instanceof Blob ? uploadTimeoutMs : timeoutMs),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return { answer };
    // A refusal that is not ours, such as a proxy's, has no code.
    const refused = toFormState({ code: codeOfStatus(response.status), ...(answer as Partial<ErrorBody>) }, values);
    const wait = Number(response.headers.get('Retry-After'));
    const error = wait > 0 ? { ...refused, retryAfter: wait } : refused;
    return { refused: error, error };
  } catch {
    const error: FormState = { code: 'UNREACHABLE', values, fieldErrors: {} };
    return { refused: error, error };
  }
}

function requestBody(body: object | undefined): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { 'Content-Type': body.type }, body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
