import { useState } from 'react';
import { Link, redirect, useNavigate } from 'react-router';
import { apiContext } from '../api.ts';
import { CodeErrorHint } from '../components/code-error-hint.tsx';
import { FormPage } from '../components/form-page.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { textFields } from '../forms/form-state.ts';
import { submitTo } from '../forms/submit-to.ts';
import { TextField } from '../forms/text-field.tsx';
import { languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/look-up';
import { useOrderMessages } from './messages.ts';
import { orderMeta } from './order-meta.ts';

export const headers = () => ({ 'Cache-Control': 'public' });
export const meta = orderMeta((t) => t.lookUp.title);

/** First the code is sent, then it opens the order. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { orders } = context.get(apiContext);
  const form = await request.formData();
  const { number = '', email = '' } = textFields(form);
  if (form.has('otp')) {
    const refused = await submitTo(orders.openOrder, form);
    if (!refused) throw redirect(links(languageOf(url.pathname)).order(number.trim().toUpperCase()), 303);
    return { codeTo: { number, email }, state: refused.data };
  }
  const refused = await submitTo(orders.lookUpOrder, form);
  return refused ? { state: refused.data } : { codeTo: { number, email } };
}

export default function LookUpPage({ actionData }: Route.ComponentProps) {
  const to = links(useLanguage());
  const words = useOrderMessages();
  const t = words.lookUp;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Record<string, string>>();
  const codeTo = asked ?? actionData?.codeTo;
  if (codeTo) {
    return (
      <FormPage title={t.codeTitle} intro={t.codeIntro}>
        <FormFrame<'otp'>
          key="code"
          call="/orders/look-up/verify"
          extra={{ number: codeTo.number, email: codeTo.email }}
          action={to.lookUpOrder()}
          words={{ otp: t.fields.otp }}
          state={asked ? undefined : actionData?.state}
          submitLabel={t.codeSubmit}
          busyLabel={t.codeBusy}
          failures={t.failures}
          recovery={(state) => <CodeErrorHint state={state} newCodeLink={{ to: to.lookUpOrder(), label: t.other }} />}
          onSent={(answer) => void navigate(to.order((answer as { data: { number: string } }).data.number))}
        >
          {(field) => (
            <>
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
    <FormPage title={t.title} intro={t.intro}>
      <FormFrame<'number' | 'email'>
        key="order"
        call="/orders/look-up"
        action={to.lookUpOrder()}
        draft="look-up"
        words={{ number: t.fields.number, email: t.fields.email }}
        state={actionData?.state}
        submitLabel={t.submit}
        busyLabel={t.busy}
        failures={t.failures}
        onSent={(_answer, values) => setAsked(values)}
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
