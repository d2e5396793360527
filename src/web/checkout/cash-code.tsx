import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CodeErrorHint } from '../components/code-error-hint.tsx';
import { FormPage } from '../components/form-page.tsx';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { rejectedForm } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/cash-code';
import { checkoutMessagesOf, useCheckoutMessages } from './messages.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, intro } = checkoutMessagesOf(language).cashCode;
  return [
    ...pageMeta({ language, path: links(language).cashCode(), title, description: intro, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
};

/** First the code is sent, then it proves the mailbox. */
export const action = formAction(
  async ({ api, form: { email, otp }, language }: FormArgs<'email', 'otp'>) => {
    if (otp === undefined) await api.checkout.askCashCode({ email, language });
    else await api.checkout.proveCash({ email, otp });
    return { email };
  },
  { done: ({ form, to }) => (form.otp === undefined ? undefined : to.checkout()) },
);

/** Addresses that the page before hands over, outside the address of the page. */
interface Given {
  email?: string;
  next?: string;
}

/** The page on which a buyer without an account proves the mailbox before an order in cash. */
export default function CashCodePage({ actionData }: Route.ComponentProps) {
  const to = links(useLanguage());
  const t = useCheckoutMessages().cashCode;
  const navigate = useNavigate();
  const { email = '', next } = (useLocation().state as Given | null) ?? {};
  const [asked, setAsked] = useState<AnswerOf<typeof action>>();
  const state = rejectedForm(actionData);
  const answered = actionData && 'answer' in actionData ? actionData.answer : undefined;
  const codeTo = asked ?? answered ?? (state?.values.step === 'code' ? { email: state.values.email ?? '' } : undefined);
  const back = (
    <p className="mt-7 border-line border-t pt-5">
      <Link to={next ?? to.checkout()} className="text-link inline-flex min-h-11 items-center">
        {t.back}
      </Link>
    </p>
  );
  if (codeTo)
    return (
      <FormPage title={t.codeTitle} intro={t.codeIntro(codeTo.email)}>
        <FormFrame
          key="code"
          action={to.cashCode()}
          words={{ otp: t.fields.otp }}
          state={asked ? undefined : state}
          submitLabel={t.codeSubmit}
          busyLabel={t.codeBusy}
          failures={t.failures}
          recovery={(rejected) => <CodeErrorHint state={rejected} newCodeLink={{ to: to.cashCode(), label: t.other }} />}
          onSuccess={() => void navigate(next ?? to.checkout(), { replace: true })}
        >
          {(field) => (
            <>
              <input type="hidden" name="step" value="code" />
              <input type="hidden" name="email" value={codeTo.email} />
              <TextField field={field('otp')} required inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
            </>
          )}
        </FormFrame>
        {back}
      </FormPage>
    );
  return (
    <FormPage title={t.title} intro={t.intro}>
      <FormFrame
        key="email"
        action={to.cashCode()}
        words={{ email: t.fields.email }}
        defaults={{ email }}
        state={state}
        submitLabel={t.submit}
        busyLabel={t.busy}
        failures={t.failures}
        onSuccess={(answer: AnswerOf<typeof action>) => setAsked(answer)}
      >
        {(field) => (
          <TextField
            field={field('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        )}
      </FormFrame>
      {back}
    </FormPage>
  );
}
