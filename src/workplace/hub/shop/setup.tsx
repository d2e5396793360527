import { Link } from 'react-router';
import type { RequirementView, ShopSettings, ShopView } from '#modules/onboarding/shop-contract.ts';
import type { DetailStep } from '#shared/detail-steps.ts';
import { inLanguage } from '#shared/localized.ts';
import { type Api, apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { type FormState, formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import type { Route } from './+types/setup';
import { Bank } from './bank.tsx';
import { Details } from './details.tsx';
import { useShopMessages } from './messages.ts';
import { readShop } from './read-shop.ts';
import { isDetailStep } from './setup-fields.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shop = await readShop(api, params.shop);
  const requirement = shop.requirements.find(({ key }) => key === params.step);
  if (!requirement) throw new Response(null, { status: 404 });
  const settings = (await api.onboarding.getShopSettings({ shop: params.shop })).data;
  const bank = params.step === 'bank' ? (await api.onboarding.getBank({ shop: params.shop })).data : undefined;
  return { shop, requirement, settings, bank };
}

/** Calls of the forms. The contract checks the fields, which a form can send as it likes. */
const save: Record<DetailStep, (api: Api, input: never) => Promise<{ waits: boolean }>> = {
  names: (api, input) => api.onboarding.saveNames(input),
  tax: (api, input) => api.onboarding.saveTax(input),
  pickup: (api, input) => api.onboarding.savePickup(input),
  invoices: (api, input) => api.onboarding.saveInvoices(input),
  page: (api, input) => api.onboarding.savePage(input),
  export: (api, input) => api.onboarding.saveExport(input),
};

/** Takes a form of the page of the bank account. */
async function saveBank(api: Api, { act, password = '', totp, ...typed }: Readonly<Record<string, string>>, shop: string) {
  if (act === 'confirm') await api.accounts.reauthenticate({ password, totp });
  else if (act === 'stop') await api.onboarding.stopBank({ shop });
  else await api.onboarding.saveBank({ ...typed, shop });
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', step = '' } = params;
  if (step === 'bank') {
    await saveBank(api, form, shop);
    return to.setup(shop, step);
  }
  if (isDetailStep(step)) {
    const { act, ...typed } = form;
    if (act === 'withdraw') await api.onboarding.withdrawDetailChange({ shop, step });
    else if (!(await save[step](api, { ...typed, shop } as never)).waits) return to.myShop(shop);
    return to.setup(shop, step);
  }
  await api.onboarding.agree({ shop, requirement: step, agreed: form.agreed as 'yes', commissionBp: form.commissionBp });
  return to.myShop(shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const requirement = (loaderData as { requirement?: RequirementView } | undefined)?.requirement;
  return [{ title: requirement ? inLanguage(requirement.title, location.pathname.startsWith('/hi/') ? 'hi' : 'en') : '' }];
};

/** The form of one thing that a shop needs; while the shop is looked at, and later, what was entered. */
export default function Setup({ loaderData: { shop, requirement, settings, bank }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useShopMessages().setup;
  const { key } = requirement;
  return (
    <>
      <p>
        <Link to={links(language).myShop(shop.shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{inLanguage(requirement.title, language)}</h1>
      <p className="mt-4 mb-8 max-w-lead text-lg text-muted">{inLanguage(requirement.what, language)}</p>
      {bank ? (
        <Bank bank={bank} isClosed={shop.state === 'closed'} state={actionData} />
      ) : isDetailStep(key) ? (
        <Details key={key} step={key} shop={shop} settings={settings} state={actionData} />
      ) : (
        <Agreement requirement={requirement} shop={shop} settings={settings} state={actionData} />
      )}
    </>
  );
}

interface StepProps {
  shop: ShopView;
  settings: ShopSettings;
  state: FormState | undefined;
}

/** `1250` basis points → `12.5%`. */
const percent = (basisPoints: number) => `${basisPoints / 100}%`;

function Agreement({ requirement, shop, settings, state }: StepProps & { requirement: RequirementView }) {
  const { agreement: t, saving } = useShopMessages().setup;
  const isCommission = requirement.key === 'agreement';
  const { commissionBp, commissionGstBp } = settings.terms;
  const label = isCommission ? t.agreed : t.own;
  return (
    <>
      {isCommission && <p className="mb-6 max-w-lead">{t.lead(percent(commissionBp), percent(commissionGstBp))}</p>}
      {requirement.faults.length === 0 ? (
        <p className="font-semibold">✓ {t.done}</p>
      ) : (
        shop.state === 'preparing' && (
          <WorkForm
            fields={[{ name: 'agreed', label, kind: 'tick', faults: { wrong: t.needed } }]}
            hidden={isCommission ? { commissionBp: String(commissionBp) } : {}}
            state={state}
            failures={{ TERMS_CHANGED: t.changed }}
            submitLabel={t.submit}
            busyLabel={saving}
          />
        )
      )}
    </>
  );
}
