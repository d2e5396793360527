import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CodeErrorHint } from '../components/code-error-hint.tsx';
import { FormPage } from '../components/form-page.tsx';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { rejectedForm } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/look-up';
import { useOrderMessages } from './messages.ts';
import { orderMeta } from './order-meta.ts';

export const headers = () => ({ 'Cache-Control': 'public' });
export const meta = orderMeta((t) => t.lookUp.title);

/** First the code is sent, then it opens the order. The answer says which order it is about. */
export const action = formAction(
  async ({ api, form: { number, email, otp } }: FormArgs<'number' | 'email', 'otp'>) => {
    if (otp !== undefined) return { number: (await api.orders.openOrder({ number, email, otp })).data.number, email };
    await api.orders.lookUpOrder({ number, email });
    return { number, email };
  },
  { done: ({ answer, form, to }) => (form.otp === undefined ? undefined : to.order(answer.number)) },
);

export default function LookUpPage({ actionData }: Route.ComponentProps) {
  const to = links(useLanguage());
  const words = useOrderMessages();
  const t = words.lookUp;
  const navigate = useNavigate();
  const isReturn = useSearchParams()[0].get('for') === 'return';
  const [asked, setAsked] = useState<AnswerOf<typeof action>>();
  const state = rejectedForm(actionData);
  const answered = actionData && 'answer' in actionData ? actionData.answer : undefined;
  const retried = state?.values.step === 'code' ? state.values : undefined;
  const codeTo = asked ?? answered ?? retried;
  if (codeTo) {
    return (
      <FormPage title={t.codeTitle} intro={t.codeIntro}>
        <FormFrame
          key="code"
          action={to.lookUpOrder()}
          words={{ otp: t.fields.otp }}
          state={asked ? undefined : state}
          submitLabel={t.codeSubmit}
          busyLabel={t.codeBusy}
          failures={t.failures}
          recovery={(state) => <CodeErrorHint state={state} newCodeLink={{ to: to.lookUpOrder(), label: t.other }} />}
          onSuccess={({ number }: AnswerOf<typeof action>) => void navigate(to.order(number))}
        >
          {(field) => (
            <>
              <input type="hidden" name="step" value="code" />
              <input type="hidden" name="number" value={codeTo.number} />
              <input type="hidden" name="email" value={codeTo.email} />
              <TextField field={field('otp')} required inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
            </>
          )}
        </FormFrame>
        <p className="mt-7 border-line border-t pt-5">
          <a href={to.lookUpOrder()} className="text-link inline-flex min-h-11 items-center">
            {t.other}
          </a>
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage {...(isReturn ? t.toReturn : { title: t.title, intro: t.intro })}>
      <FormFrame
        key="order"
        action={to.lookUpOrder()}
        draft="look-up"
        words={{ number: t.fields.number, email: t.fields.email }}
        state={state}
        submitLabel={t.submit}
        busyLabel={t.busy}
        failures={t.failures}
        onSuccess={(answer: AnswerOf<typeof action>) => setAsked(answer)}
      >
        {(field) => (
          <>
            <TextField field={field('number')} required autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={12} />
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
          </>
        )}
      </FormFrame>
      <p className="mt-7 border-line border-t pt-5">
        {t.account}{' '}
        <Link to={to.account.orders()} className="text-link inline-flex min-h-11 items-center">
          {words.title}
        </Link>
      </p>
    </FormPage>
  );
}
