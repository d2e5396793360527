import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import type { DestinationKind } from '#modules/payments/contract.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/refund-to';
import { useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { OrderNote } from './order-note.tsx';
import { readOrder } from './read-order.ts';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t) => t.refundToPage.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { number, canNameRefundTo = false, refundTo } = await readOrder(context.get(apiContext), params.number);
  return { number, canNameRefundTo, refundTo, done: url.searchParams.get('done') };
}

type RefundToArgs = FormArgs<'to', 'upiId' | 'holder' | 'account' | 'accountAgain' | 'ifsc', Route.ActionArgs>;

export const action = formAction(
  ({ api, form, params: { number } }: RefundToArgs) => {
    const { upiId, holder, account, accountAgain, ifsc } = form;
    const to: DestinationKind = form.to === 'account' ? 'account' : 'upi';
    return api.orders.nameRefundDestination({ number, to, upiId, holder, account, accountAgain, ifsc });
  },
  { done: ({ params, to }) => `${to.order(params.number)}?done=refund-to` },
);

/** Fields of one way that are shown while it is chosen, also without scripts. */
const shownWith = {
  upi: 'hidden gap-5 group-has-[[value=upi]:checked]:grid',
  account: 'hidden gap-5 group-has-[[value=account]:checked]:grid',
};

/** The page on which a buyer who paid in cash says where a refund goes. */
export default function RefundToPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, canNameRefundTo, refundTo, done } = loaderData;
  const to = links(useLanguage());
  const t = useOrderMessages().refundToPage;
  const navigate = useNavigate();
  const { upiId, holder, account, accountAgain, ifsc } = t;
  const chosen = actionData?.values.to ?? refundTo?.kind ?? 'upi';
  return (
    <FormPage title={t.title} intro={canNameRefundTo ? t.intro : ''}>
      <OrderNote done={done} isPaidBack={false} />
      {!canNameRefundTo && <p>{t.none}</p>}
      {canNameRefundTo && (
        <>
          {refundTo && <p className="mb-5">{t.known(refundTo.kind, refundTo.ending)}</p>}
          <FormFrame<'upiId' | 'holder' | 'account' | 'accountAgain' | 'ifsc'>
            action={to.refundTo(number)}
            words={{ upiId, holder, account, accountAgain, ifsc }}
            state={actionData}
            submitLabel={t.submit}
            busyLabel={t.busy}
            onSuccess={() => void navigate(`${to.order(number)}?done=refund-to`, { replace: true })}
          >
            {(field) => (
              <div className="group grid gap-5">
                <fieldset>
                  <legend className="mb-2 font-semibold">{t.way}</legend>
                  {(['upi', 'account'] as const).map((kind) => (
                    <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
                      <input
                        type="radio"
                        name="to"
                        value={kind}
                        defaultChecked={kind === chosen}
                        className="size-5 shrink-0 accent-indigo"
                      />
                      {t.ways[kind]}
                    </label>
                  ))}
                </fieldset>
                <div className={shownWith.upi}>
                  <TextField field={field('upiId')} autoCapitalize="none" autoComplete="off" spellCheck={false} maxLength={320} />
                </div>
                <div className={shownWith.account}>
                  <TextField field={field('holder')} autoComplete="name" maxLength={100} />
                  <TextField field={field('account')} inputMode="numeric" autoComplete="off" maxLength={24} />
                  <TextField field={field('accountAgain')} inputMode="numeric" autoComplete="off" maxLength={24} />
                  <TextField field={field('ifsc')} autoCapitalize="characters" autoComplete="off" spellCheck={false} maxLength={14} />
                </div>
                <p className="text-muted text-sm">{t.kept}</p>
              </div>
            )}
          </FormFrame>
        </>
      )}
      <p className="mt-7 border-line border-t pt-5">
        <Link to={to.order(number)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownOrder />;
  throw error;
}
