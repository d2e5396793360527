import type { ErrorBody } from '#shared/errors.ts';
import { forgetSession } from '../session/session-store.ts';
import { type FormState, stateAfter } from './form-state.ts';

const patienceMs = 30_000;

/** What became of a form: the call took it and answered, or did not. */
export type Sent = { answer: unknown; refused?: never } | { refused: FormState };

/**
 * Hands the form of a page to the API from the browser.
 * @param path of the call, such as `/feedback`
 * @param beside what the call takes besides the fields of the form
 */
export async function sendForm(path: string, values: Record<string, string>, beside: object): Promise<Sent> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...beside }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = await response.json().catch(() => ({}));
    if (response.ok) return { answer: body };
    const refused = stateAfter(body as Partial<ErrorBody>, values);
    if (refused.code === 'UNAUTHORIZED') forgetSession();
    const wait = Number(response.headers.get('Retry-After'));
    return { refused: wait > 0 ? { ...refused, wait } : refused };
  } catch {
    return { refused: { code: 'UNREACHABLE', values, problems: {} } };
  }
}
