import { type CallError, type Result, send } from '#shared/send-request.ts';
import { withSession } from '../session/with-session.ts';
import type { FormState } from './form-state.ts';

/** The answer of a page's action, or the rejected form. */
export type SubmitResult<Answer = unknown> = Result<Answer, FormState>;

/** A rejected form for an error that no action answered, such as a lost connection. */
export const failedForm = ({ code, retryAfter }: Pick<CallError, 'code' | 'retryAfter'>, values: FormState['values']): FormState => ({
  code,
  values,
  fieldErrors: {},
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/**
 * Sends a form to the action of its page, which takes the same fields without scripts, and reads the answer
 * as data. Never throws: a lost connection is a `FormState` too, so that nothing typed is lost.
 * @param action address of the page, with or without a query
 * @param values texts of the fields by name
 */
export function submitForm<Answer>(action: string, values: Record<string, string>): Promise<SubmitResult<Answer>> {
  const [path, query] = action.split('?');
  const address = `${path}.data${query ? `?${query}` : ''}`;
  return withSession(async () => {
    const request = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(values) };
    const { answer, error } = await send<{ answer: Answer }>(address, request);
    // An action that rejects the form answers with the form.
    return answer ? answer : { error: { ...failedForm(error, values), ...error, values } };
  });
}
