import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/draft';
import { bodyOf, fieldsOf, valuesOf } from './draft-fields.ts';
import { orNotFound } from './or-not-found.ts';
import { Receive } from './receive.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shop = await readShop(api, params.shop);
  const { draft } = (await orNotFound(api.drafts.getDraft(params))).data;
  const choices = (await api.catalog.listProductChoices(params)).data;
  const { hsn, basePricePaise: pricePaise, taxEntry } = draft.body;
  const receive =
    hsn && pricePaise
      ? await api.ledger.getReceive({ shop: params.shop, hsn, pricePaise, taxEntry }).then(
          ({ data }) => data,
          (error: unknown) => {
            // A heading without a rate, or a shop whose tax facts are not complete yet.
            if (error instanceof Response && (error.status === 422 || error.status === 409)) return undefined;
            throw error;
          },
        )
      : undefined;
  return { shop: shop.shop, draft, choices, receive, isSaved: url.searchParams.has('saved') };
}

/** Names the fields of the draft's body as the form does. */
async function withFormFields<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 422) throw error;
    const answer = (await error.json()) as { fields?: Record<string, string> };
    const fields = Object.entries(answer.fields ?? {}).map(([name, code]) => [
      name.replace(/^body\./, '').replace(/^materials\.0$/, 'materials'),
      code,
    ]);
    throw Response.json({ ...answer, fields: Object.fromEntries(fields) }, { status: 422 });
  }
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', draft: id = '' } = params;
  const at = { shop, draft: id };
  if (form.event === 'withdraw') {
    await api.drafts.moveDraft({ ...at, version: Number(form.version), event: 'withdraw' });
    return to.products(shop);
  }
  const before = (await api.drafts.getDraft(at)).data.draft;
  const { draft } = (await withFormFields(api.drafts.saveDraft({ ...at, version: Number(form.version), body: bodyOf(form, before.body) })))
    .data;
  if (form.event !== 'submit') return `${to.draft(shop, id)}?saved`;
  // It is saved: where something is missing, the form goes on with the version that stands now.
  Object.assign(form, { version: String(draft.version) });
  await withFormFields(api.drafts.moveDraft({ ...at, version: draft.version, event: 'submit' }));
  return to.products(shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { untitled } = hubMessagesOf(languageOfPath(location.pathname)).products;
  return [{ title: (loaderData as { draft?: { title: string } } | undefined)?.draft?.title || untitled }];
};

/** The form of a product, from its first word to what the operator says about it. */
export default function Draft({ loaderData: { shop, draft, choices, receive, isSaved }, actionData: state }: Route.ComponentProps) {
  const language = useLanguage();
  const { products: t } = useHubMessages();
  const to = links(language);
  const isOpen = draft.state === 'writing' || draft.state === 'submitted' || draft.state === 'sent-back';
  const version = String(draft.version);
  return (
    <>
      <p>
        <Link to={to.products(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{draft.title || t.untitled}</h1>
      <p className="mt-2 font-semibold">{t.draftStates[draft.state]}</p>
      <p className="mt-2 mb-8 max-w-lead text-muted">{draft.isNew ? t.form.lead : t.form.change}</p>
      {isSaved && !state && (
        <p role="status" className="mb-6">
          ✓ {t.form.saved}
        </p>
      )}
      {draft.reviews[0] && (draft.reviews[0].reasons.length > 0 || draft.reviews[0].note) && (
        <section className="mb-8 max-w-lead border border-line-strong bg-raised px-5 py-4">
          <h2 className="font-semibold">{t.reviews}</h2>
          <ul className="mt-1 list-disc pl-5">
            {draft.reviews[0].reasons.map(({ reason, label }) => (
              <li key={reason}>{inLanguage(label, language)}</li>
            ))}
          </ul>
          {draft.reviews[0].note && <p className="mt-2 whitespace-pre-line">{inLanguage(draft.reviews[0].note, language)}</p>}
        </section>
      )}
      {isOpen && (
        <WorkForm
          key={version}
          fields={fieldsOf(draft, choices, t.form, language)}
          defaults={valuesOf(draft.body)}
          state={state?.values.event === 'withdraw' ? undefined : state}
          failures={t.failures}
          hidden={{ version: state?.values.version ?? version }}
          submitLabel={t.form.save}
          busyLabel={t.form.saving}
          kind="line"
          actions={
            <Button type="submit" name="event" value="submit">
              {t.form.send}
            </Button>
          }
        />
      )}
      <Receive receive={receive} />
      {isOpen && (
        <details className="mt-8 max-w-column">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t.form.drop.title}</summary>
          <p className="mt-2 mb-4 max-w-lead">{t.form.drop.text}</p>
          <WorkForm
            fields={[]}
            hidden={{ version, event: 'withdraw' }}
            state={state?.values.event === 'withdraw' ? state : undefined}
            failures={t.failures}
            submitLabel={t.form.drop.submit}
            busyLabel={t.busy}
            kind="line"
          />
        </details>
      )}
    </>
  );
}
