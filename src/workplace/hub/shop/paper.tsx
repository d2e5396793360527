import { Form, Link } from 'react-router';
import type { GiClaim } from '#modules/onboarding/gi-claims-contract.ts';
import type { PaperView } from '#modules/onboarding/papers-contract.ts';
import type { RequirementView } from '#modules/onboarding/shop-contract.ts';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { dayOf } from '../../parts/day.ts';
import { type FormState, formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import type { Route } from './+types/paper';
import { useShopMessages } from './messages.ts';
import { readShop } from './read-shop.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shop = await readShop(api, params.shop);
  if (!shop.powers.includes('papers')) throw new Response(null, { status: 404 });
  const mark = markOf(params.requirement);
  const gi = mark === undefined ? undefined : (await orNotFound(api.onboarding.getGiClaim({ shop: params.shop, mark }))).data;
  const asked = shop.requirements.find(({ key, family }) => key === params.requirement && family === 'documented');
  const requirement = asked ?? gi?.requirement;
  if (!requirement) throw new Response(null, { status: 404 });
  const { papers } = (await api.onboarding.listPapers({ shop: params.shop })).data;
  return {
    shop: shop.shop,
    requirement,
    gi,
    papers: papers.filter((paper) => paper.requirement === params.requirement),
    isClosed: shop.state === 'closed',
    isSent: url.searchParams.has('sent'),
    isSaved: url.searchParams.has('saved'),
  };
}

/** Gives the GI mark that a paper is about. */
const markOf = (requirement: string) => /^gi-(.+)$/.exec(requirement)?.[1];

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', requirement = '' } = params;
  const page = to.paper(shop, requirement);
  if (form.paper !== undefined) {
    await api.onboarding.withdrawPaper({ shop, paper: form.paper });
    return page;
  }
  if (form.event === 'claim') {
    const { number = '', from = '', until = '' } = form;
    await api.onboarding.saveGiClaim({ shop, mark: markOf(requirement) ?? '', number, from, until });
    return `${page}?saved`;
  }
  // The file came with the form, and was taken or refused before this page is asked.
  const { photoProblem: code = 'none', photoIds } = form;
  if (photoIds === undefined) throw Response.json({ code, fields: { file: code } }, { status: 422 });
  return `${page}?sent`;
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const requirement = (loaderData as { requirement?: Pick<RequirementView, 'title'> } | undefined)?.requirement;
  return [{ title: requirement ? inLanguage(requirement.title, languageOfPath(location.pathname)) : '' }];
};

/** A paper that a shop is asked for: what, why, how long it takes, who looks, how it stands, and its form. */
export default function Paper({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, requirement, gi, papers, isClosed, isSent, isSaved } = loaderData;
  const language = useLanguage();
  const { papers: t } = useShopMessages();
  const { shop: words } = useHubMessages();
  const facts = [
    [words.why, requirement.why],
    [words.duration, requirement.duration],
    [words.reviewer, requirement.reviewer],
  ] as const;
  return (
    <>
      <p>
        <Link to={links(language).shopSetup(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{inLanguage(requirement.title, language)}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{inLanguage(requirement.what, language)}</p>
      <dl className="mt-4 grid max-w-lead gap-x-6 gap-y-1 text-muted sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2 sm:contents">
            <dt className="shrink-0 font-semibold">{name}</dt>
            <dd>{inLanguage(value, language)}</dd>
          </div>
        ))}
      </dl>
      {isSaved && !actionData && (
        <p role="status" className="mt-6 font-semibold">
          ✓ {t.gi.saved}
        </p>
      )}
      {isSent && (
        <p role="status" className="mt-6 font-semibold">
          ✓ {t.form.sent}
        </p>
      )}
      <section className="mt-10 max-w-column" aria-labelledby="papers">
        <h2 id="papers" className="text-xl">
          {t.now}
        </h2>
        {papers.length === 0 && <p className="mt-2">{t.none}</p>}
        <ul className={papers.length === 0 ? undefined : 'mt-4 border-line border-t'}>
          {papers.map((paper) => (
            <OnePaper key={paper._id} paper={paper} shop={shop} isClosed={isClosed} state={actionData} />
          ))}
        </ul>
      </section>
      {gi && !isClosed && <GiClaimForm {...gi} state={actionData?.values.event === 'claim' ? actionData : undefined} />}
      {!isClosed && (!gi || gi.claim) && (
        <SendPaper
          papers={papers}
          state={actionData?.values.paper === undefined && actionData?.values.event !== 'claim' ? actionData : undefined}
        />
      )}
    </>
  );
}

interface GiClaimFormProps {
  claim?: GiClaim | undefined;
  verifiedUntil?: string | undefined;
  state: FormState | undefined;
}

/** The form of the registration by which a shop may use a GI mark. */
function GiClaimForm({ claim, verifiedUntil, state }: GiClaimFormProps) {
  const { papers: t } = useShopMessages();
  const { shop: words } = useHubMessages();
  const language = useLanguage();
  const { faults } = t.gi;
  return (
    <section className="mt-10 max-w-lead">
      <h2 className="mb-4 text-xl">{t.gi.title}</h2>
      {verifiedUntil && <p className="mb-4">✓ {t.gi.verified(dayOf(verifiedUntil, language))}</p>}
      {!claim && <p className="mb-4 text-muted">{t.gi.first}</p>}
      <WorkForm
        fields={[
          { name: 'number', label: t.gi.number, faults, required: true, maxLength: 60 },
          { name: 'from', label: t.gi.from, kind: 'date', faults, required: true },
          { name: 'until', label: t.gi.until, kind: 'date', faults, required: true },
        ]}
        defaults={claim}
        hidden={{ event: 'claim' }}
        state={state}
        submitLabel={t.gi.submit}
        busyLabel={words.busy}
        kind="line"
      />
    </section>
  );
}

interface OnePaperProps {
  paper: PaperView;
  shop: string;
  isClosed: boolean;
  state: FormState | undefined;
}

function OnePaper({ paper, shop, isClosed, state }: OnePaperProps) {
  const { _id, state: standing, sentAt, until, reasons, note, hasFile, claim } = paper;
  const { papers: t } = useShopMessages();
  const { shop: words } = useHubMessages();
  const language = useLanguage();
  return (
    <li className="border-line border-b py-5">
      <h3 className="font-semibold text-lg">{t.states[standing]}</h3>
      {hasFile && <p className="text-muted text-sm">{t.on(dayOf(sentAt, language))}</p>}
      {claim && <p>{t.gi.claim(claim.number, `${dayOf(claim.from, language)} – ${dayOf(claim.until, language)}`)}</p>}
      {until && <p>{t.until(dayOf(until, language))}</p>}
      {reasons.map(({ reason, label }) => (
        <p key={reason}>
          <span className="font-semibold">{t.why}:</span> {inLanguage(label, language)}
        </p>
      ))}
      {note && (
        <p className="whitespace-pre-line">
          <span className="font-semibold">{t.note}:</span> {inLanguage(note, language)}
        </p>
      )}
      {hasFile && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a href={links(language).paperFile(shop, _id)} download className="text-link inline-flex min-h-11 items-center">
            {t.file}
          </a>
          {!isClosed && (
            <WorkForm
              fields={[]}
              hidden={{ paper: _id }}
              state={state?.values.paper === _id ? state : undefined}
              submitLabel={t.withdraw}
              busyLabel={words.busy}
              kind="line"
            />
          )}
        </div>
      )}
    </li>
  );
}

/** The form of the file. The browser itself sends it, with scripts and without. */
function SendPaper({ papers, state }: { papers: readonly PaperView[]; state: FormState | undefined }) {
  const { papers: t } = useShopMessages();
  const failures: Readonly<Record<string, string>> = t.failures;
  const code = state?.fields.file;
  return (
    <section className="mt-10 max-w-lead">
      <h2 className="text-xl">{papers.length === 0 ? t.form.title : t.form.again}</h2>
      <p className="mt-2">{t.form.text}</p>
      {papers.some((paper) => paper.state === 'accepted') && <p className="mt-2">{t.form.counts}</p>}
      <Form method="post" encType="multipart/form-data" reloadDocument className="mt-4 grid gap-5">
        <Field id="paper-file" {...t.form.file} required error={code && (failures[code] ?? t.failures.UNREADABLE_DOCUMENT)}>
          {({ className: _, ...control }) => (
            <input
              {...control}
              type="file"
              name="file"
              accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
              className="block min-h-11 max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-raised file:px-4 file:font-semibold"
            />
          )}
        </Field>
        <p>
          <Button type="submit">{t.form.submit}</Button>
        </p>
      </Form>
    </section>
  );
}
