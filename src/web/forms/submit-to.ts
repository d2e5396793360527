import { data } from 'react-router';
import { errorTable } from '#shared/errors.ts';
import { textFields, toFormState, withoutSecrets } from './form-state.ts';

/**
 * Hands the form of a page to a call of the API. Use it in a route's action, which makes the form work without scripts:
 *
 * ```ts
 * const refused = await submitTo(api.support.submitFeedback, await request.formData(), { language });
 * return refused ?? redirect(address, 303);
 * ```
 *
 * @param beside what the call takes besides the fields of the form
 * @returns undefined where the call took it; otherwise the page's action data, a `FormState`, with the status of the error
 */
export async function submitTo<Input>(call: (input: Input) => Promise<unknown>, form: FormData, beside: Partial<Input> = {}) {
  const values = textFields(form);
  try {
    // The API checks the input: a form can hold anything.
    await call({ ...values, ...beside } as Input);
    return undefined;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const state = withoutSecrets(toFormState(await error.json(), values));
    return data(state, { status: state.code === 'UNREACHABLE' ? 502 : errorTable[state.code].status });
  }
}
