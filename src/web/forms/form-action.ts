import { type ActionFunctionArgs, createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { type Api, apiContext } from '../api.ts';
import { languageOf, links } from '../links.ts';
import { type FieldError, type FormState, textFields, toFormState, withoutSecrets } from './form-state.ts';

/**
 * A form as a page's action gets it: `Name` are its fields, `Optional` those that not every form of the page
 * has.
 */
export interface FormArgs<Name extends string, Optional extends string = never, Route extends { params: object } = ActionFunctionArgs> {
  api: Api;
  /** Texts as they were typed. The API checks them: a form can hold anything. */
  form: Readonly<Record<Name, string> & Partial<Record<Optional, string>>>;
  /** The same with every value of a name that came several times. */
  formData: FormData;
  params: Route['params'];
  url: URL;
  language: Language;
  to: ReturnType<typeof links>;
}

interface FormOptions<Args, Answer, Target, Extra> {
  /**
   * Address to redirect browsers without scripts to. Without one the page shows the answer as its action
   * data.
   */
  done?: (args: Args & { answer: Answer }) => Target;
  /** The form comes again together with the password, so that nothing is typed twice; see `ConfirmStep`. */
  confirms?: boolean;
  /** Names of fields, by the names that the API knows them under. */
  fieldNames?: Record<string, string>;
  /** Data that a page without scripts shows beside a rejected form. */
  rejected?: (args: Args) => Promise<Extra>;
}

/** An action with the type of what its call answers, which `submitForm` hands to the form. */
export type FormAction<Answer, Shown> = ((args: ActionFunctionArgs) => Promise<ReturnType<typeof data<Shown>> | Response>) & {
  readonly answer?: Answer;
};

/** The answer of an action to a form that it took. */
export type AnswerOf<Action extends { answer?: unknown }> = NonNullable<Action['answer']>;

/** The outcome of a form that scripts sent, for `answerForms`. */
const outcomeContext = createContext<{ body: object; status: number } | null>(null);

/** Whether `submitForm` sent the form. The router's own submissions ask for no JSON. */
const isScripted = (request: Request) => request.headers.get('accept') === 'application/json';

/**
 * Makes the action of a page with a form, the same with scripts and without. A call that succeeds redirects,
 * or returns its answer; one that the API rejects returns the form, under the status of the error, with
 * everything typed but passwords and codes.
 */
export function formAction<
  Args extends FormArgs<never>,
  Answer,
  Target extends string | undefined = undefined,
  Extra extends object = object,
>(
  call: (args: Args) => Promise<Answer>,
  { done, confirms = false, fieldNames = {}, rejected }: FormOptions<Args, Answer, Target, Extra> = {},
): FormAction<Answer, (undefined extends Target ? { answer: Answer } : never) | (FormState & Extra)> {
  return async ({ context, params, request, url }) => {
    const scripted = isScripted(request);
    const formData = await request.formData();
    const form = textFields(formData);
    const api = context.get(apiContext);
    const language = languageOf(url.pathname);
    const args = { api, form, formData, params, url, language, to: links(language) } as unknown as Args;
    const reply = (body: object, status = 200) => {
      if (scripted) context.set(outcomeContext, { body, status });
      return data(body as never, { status });
    };
    let isConfirming = confirms && form.password !== undefined;
    try {
      if (isConfirming) await api.accounts.reauthenticate({ password: form.password ?? '', totp: form.totp });
      isConfirming = false;
      const answer = await call(args);
      const target = scripted ? undefined : done?.({ ...args, answer });
      return target === undefined ? reply({ answer }) : redirect(target, 303);
    } catch (error) {
      if (!(error instanceof Response) || error.status < 400) throw error;
      const state = withoutSecrets(toFormState(await error.json(), form, fieldNames));
      const retryAfter = Number(error.headers.get('Retry-After'));
      if (retryAfter > 0) state.retryAfter = retryAfter;
      if (state.code === 'REAUTHENTICATE' && !scripted && !confirms) return redirect(links(language).account.confirm(url.pathname), 303);
      if (isConfirming || (confirms && state.code === 'REAUTHENTICATE')) state.isConfirming = true;
      return reply({ ...state, ...(scripted ? {} : await rejected?.(args)) }, error.status);
    }
  };
}

/**
 * Rejects a form from within an action. A code that came with the form and is none of ours counts as
 * INVALID_INPUT.
 */
export function rejectForm(given: string | undefined, fieldErrors: Record<string, FieldError> = {}): never {
  const code = isErrorCode(given) ? given : 'INVALID_INPUT';
  throw Response.json({ code, fieldErrors }, { status: errorTable[code].status });
}

const isErrorCode = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(errorTable, code);

/**
 * Answers forms that scripts sent as JSON, which the page router would encode for itself: a submission is
 * then a plain request that may outlive its component, and whose failure stays in its form. A redirect of a
 * guard is answered as UNAUTHORIZED.
 */
export const answerForms: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (request.method !== 'POST' || !isScripted(request)) return response;
  const outcome = context.get(outcomeContext);
  if (outcome) return Response.json(outcome.body, { status: outcome.status });
  return response.status < 400 ? Response.json({ code: 'UNAUTHORIZED', fields: {} }, { status: 401 }) : response;
};
