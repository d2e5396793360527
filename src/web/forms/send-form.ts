import type { ErrorBody } from '#shared/errors.ts';
import { type FormState, stateAfter } from './form-state.ts';

const patienceMs = 30_000;

/**
 * Hands the form of a page to the API from the browser.
 * @param path of the call, such as `/feedback`
 * @param beside what the call takes besides the fields of the form
 * @returns undefined where the call took it
 */
export async function sendForm(path: string, values: Record<string, string>, beside: object): Promise<FormState | undefined> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...beside }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return undefined;
    return stateAfter((await response.json().catch(() => ({}))) as Partial<ErrorBody>, values);
  } catch {
    return { code: 'UNREACHABLE', values, problems: {} };
  }
}
