import { Link } from 'react-router';
import type { ShopCoupon } from '#modules/cart/shop-coupons-contract.ts';
import { languageOfPath } from '#shared/localized.ts';
import { paiseOf } from '#shared/rupees.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { countText } from '../../parts/count.ts';
import { shortDay } from '../../parts/day.ts';
import { type FormState, formAction, keepForm } from '../../parts/forms/form-action.ts';
import { rupees } from '../money/amounts.tsx';
import { useProductMessages } from '../products/messages.ts';
import { OneButton } from '../shop/one-button.tsx';
import { stateOf } from '../shop/proof-steps.tsx';
import type { Route } from './+types/coupons';
import { AddCoupon } from './add-coupon.tsx';
import { couponMessagesOf, useCouponMessages } from './messages.ts';

export async function loader({ context, params: { shop } }: Route.LoaderArgs) {
  const { coupons } = (await orNotFound(context.get(apiContext).cart.listShopCoupons({ shop }))).data;
  return { shop, coupons };
}

/** Reads a number that may be left out; one that cannot be read is refused by the API. */
const numberOf = (text: string | undefined) => (text?.trim() ? Number(text.replaceAll(',', '')) : undefined);

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '' } = params;
  if (form.act?.startsWith('end ')) await api.cart.endShopCoupon({ shop, code: form.act.slice('end '.length) });
  else
    await api.cart.addShopCoupon({
      shop,
      code: form.code ?? '',
      ...(form.kind === 'amount' ? { amountPaise: paiseOf(form.value ?? '') ?? 0 } : { percent: numberOf(form.value) ?? 0 }),
      minPaise: form.least?.trim() ? (paiseOf(form.least) ?? -1) : 0,
      until: form.until ?? '',
      usesLimit: numberOf(form.usesLimit),
      oncePerPerson: form.oncePerPerson === 'yes',
    });
  return to.coupons(shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: couponMessagesOf(languageOfPath(location.pathname)).title }];

/** The coupons that a shop pays for, and the form of another one. */
export default function Coupons({ loaderData: { shop, coupons }, actionData }: Route.ComponentProps) {
  const t = useCouponMessages();
  const { products } = useProductMessages();
  return (
    <>
      <p>
        <Link to={links(useLanguage()).products(shop)} className="text-link inline-flex min-h-11 items-center">
          {products.title}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      {coupons.length === 0 ? (
        <p className="mt-6 max-w-lead">{t.none}</p>
      ) : (
        <ul className="mt-6 max-w-column border-line border-t">
          {coupons.map((coupon) => (
            <OneCoupon key={coupon.code} coupon={coupon} state={actionData} />
          ))}
        </ul>
      )}
      <AddCoupon key={coupons.length} state={stateOf(actionData, 'add')} />
    </>
  );
}

function OneCoupon({ coupon, state }: { coupon: ShopCoupon; state: FormState | undefined }) {
  const t = useCouponMessages();
  const language = useLanguage();
  const { code, percent, amountPaise = 0, minPaise, until, isOver, uses, usesLimit, oncePerPerson } = coupon;
  const facts = [
    percent === undefined ? t.amountOff(rupees(amountPaise, language)) : t.percentOff(String(percent)),
    minPaise > 0 && t.from(rupees(minPaise, language)),
    until && t.until(shortDay(until, language)),
    oncePerPerson && t.once,
    t.uses(countText(uses, language), usesLimit === undefined ? '' : countText(usesLimit, language)),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4">
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-semibold text-lg">{code}</h2>
        <p>{isOver ? t.over : t.runs}</p>
        <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isOver && <OneButton act={`end ${code}`} label={t.end} about={code} state={state} failures={t.failures} />}
    </li>
  );
}
