import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, redirect } from 'react-router';
import { type Language, languageOfPath } from '#shared/localized.ts';
import { type Api, apiContext } from '../../context.ts';
import { links } from '../../links.ts';

/** A rejected form: what was typed, and what is wrong where. */
export interface FormState {
  /** UNREACHABLE where no answer came at all. */
  code: string;
  values: Record<string, string>;
  /** Codes of faults by the names of fields. */
  fields: Record<string, string>;
}

interface FormArgs {
  api: Api;
  /** Texts as they were typed; the API checks them. */
  form: Readonly<Record<string, string>>;
  /** All values of one name, such as those of ticks. */
  all: (name: string) => string[];
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
  to: ReturnType<typeof links>;
}

/**
 * Makes the action of a page with a form, the same with scripts and without. A call that succeeds leads on,
 * or returns what the page shows this one time; one that the API rejects returns the form with everything
 * typed.
 */
export const formActionOr =
  <Shown extends object>(call: (args: FormArgs) => Promise<string | Shown>) =>
  async ({ request, context, params, url }: ActionFunctionArgs) => {
    const language = languageOfPath(url.pathname);
    const form: Record<string, string> = {};
    const sent = await request.formData();
    const all = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string');
    for (const [name, value] of sent) if (typeof value === 'string') form[name] = value;
    const args: FormArgs = { api: context.get(apiContext), form, all, params, url, language, to: links(language) };
    try {
      const done = await call(args);
      return typeof done === 'string' ? redirect(done, 303) : data<Shown>(done);
    } catch (error) {
      if (!(error instanceof Response) || error.status < 400) throw error;
      const { code = 'INTERNAL', fields = {} } = (await error.json()) as Partial<FormState>;
      const { password: _, totp: __, ...values } = form;
      return data<FormState>({ code, fields, values }, { status: error.status });
    }
  };

/** Makes the action of a page whose forms all lead on, likewise. */
export const formAction = (call: (args: FormArgs) => Promise<string>) => formActionOr<FormState>(call);

/**
 * Keeps a form on the screen where its action cannot be reached, such as without a network. `Shown` is what
 * the action returns beside rejected forms.
 */
export async function keepFormOr<Shown extends object>({ serverAction }: ClientActionFunctionArgs): Promise<FormState | Shown> {
  try {
    return (await serverAction<FormState | Shown>()) as FormState | Shown;
  } catch (error) {
    // A redirect is how a form that was taken leads on.
    if (error instanceof Response) throw error;
    return { code: 'UNREACHABLE', values: {}, fields: {} };
  }
}

/** Keeps a form on the screen likewise. Pages whose forms all lead on export it as their `clientAction`. */
export const keepForm = (args: ClientActionFunctionArgs): Promise<FormState> => keepFormOr<FormState>(args);
