import { useRef } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import type { Draft } from '#modules/drafts/draft-contract.ts';
import { inLanguage, type Localized, languageOfPath } from '#shared/localized.ts';
import { type Api, apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { dayOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import { useShopMessages } from '../shop/messages.ts';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/draft';
import { bodyOf } from './draft-fields.ts';
import { DraftForm } from './draft-form.tsx';
import { useProductMessages } from './messages.ts';
import { changedAlts, movedOrder, readPhotoEvent } from './photo-order.ts';
import { Receive } from './receive.tsx';
import { withGrid } from './variant-fields.ts';

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
  const mayAddPhotos = shop.powers.includes('products');
  const mayProve = shop.powers.includes('papers');
  return { shop: shop.shop, draft, choices, receive, mayAddPhotos, mayProve, isSaved: url.searchParams.has('saved') };
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

/** Saves what the form says, and what was pressed beside a photograph. */
async function save(api: Api, at: { shop: string; draft: string }, form: Record<string, string>): Promise<Draft> {
  const { draft: before } = (await api.drafts.getDraft(at)).data;
  const alts = changedAlts(before.photos, form);
  if (alts) await api.drafts.arrangePhotos({ ...at, photos: alts });
  const pressed = readPhotoEvent(form.event);
  if (pressed?.step === 'remove' || pressed?.step === 'restore')
    await api.drafts.movePhoto({ ...at, photo: pressed.photo, event: pressed.step });
  else if (pressed)
    await api.drafts.arrangePhotos({ ...at, photos: movedOrder(before.photos, pressed.photo, pressed.step).map((photo) => ({ photo })) });
  const body = bodyOf(form, before.body);
  if (form.event === 'grid')
    Object.assign(body, { variants: withGrid(body.variants ?? [], body.title?.en ?? '', form['grid.colors'], form['grid.sizes']) });
  try {
    return (await withFormFields(api.drafts.saveDraft({ ...at, version: Number(form.version), body }))).data.draft;
  } catch (error) {
    // Words that were saved meanwhile are shown beside those that were typed, which can replace them.
    if (error instanceof Response && error.status === 409)
      Object.assign(form, { version: String((await api.drafts.getDraft(at)).data.draft.version) });
    throw error;
  }
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', draft: id = '' } = params;
  const at = { shop, draft: id };
  if (form.event === 'withdraw') {
    await api.drafts.moveDraft({ ...at, version: Number(form.version), event: 'withdraw' });
    return to.products(shop);
  }
  if (form.event === 'copy') return to.draft(shop, (await api.drafts.openDraft({ shop, copyOfDraft: id })).data.draft._id);
  if (form.event === 'photos') {
    // The files came with the form, and were taken before it.
    if (form.photoProblem) throw Response.json({ code: form.photoProblem, fields: { photos: form.photoProblem } }, { status: 422 });
    return `${to.draft(shop, id)}#photos`;
  }
  const saved = await save(api, at, form);
  if (readPhotoEvent(form.event)) return `${to.draft(shop, id)}#photos`;
  if (form.event !== 'submit') return `${to.draft(shop, id)}?saved${form.event === 'grid' ? '#grid' : ''}`;
  // It is saved: where something is missing, the form goes on with the version that stands now.
  Object.assign(form, { version: String(saved.version) });
  await withFormFields(api.drafts.moveDraft({ ...at, version: saved.version, event: 'submit' }));
  return to.products(shop);
});

export const clientAction = keepForm;

/** Reads the draft again after each answer of its form: one with something missing is saved all the same. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus !== undefined;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const language = languageOfPath(location.pathname);
  const title = (loaderData as { draft?: { title: Localized } } | undefined)?.draft?.title;
  return [{ title: (title && inLanguage(title, language)) || hubMessagesOf(language).work.drafts.untitled }];
};

/** The form of a product, from its first word to what the operator says about it. */
export default function DraftPage({ loaderData, actionData: state }: Route.ComponentProps) {
  const { shop, draft, choices, receive, mayAddPhotos, mayProve, isSaved } = loaderData;
  const language = useLanguage();
  const { products: t, drafts, history, words } = useProductMessages();
  const { papers } = useShopMessages();
  const { untitled, states } = useHubMessages().work.drafts;
  const to = links(language);
  const isOpen = draft.state === 'writing' || draft.state === 'submitted' || draft.state === 'sent-back';
  const version = String(draft.version);
  const ofForm = ['withdraw', 'copy'].includes(state?.values.event ?? '') ? undefined : state;
  const { key } = useLocation();
  // Each answer of the action begins the form again; one that never came leaves it as it was typed.
  const formKey = useRef(key);
  if (state?.code !== 'UNREACHABLE') formKey.current = key;
  return (
    <>
      <p>
        <Link to={to.products(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{inLanguage(draft.title, language) || untitled}</h1>
      <p className="mt-2 font-semibold">{states[draft.state]}</p>
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
      <p className="mb-6 flex flex-wrap gap-x-6">
        <Link to={to.preview(shop, draft._id)} className="text-link inline-flex min-h-11 items-center">
          {drafts.preview.link}
        </Link>
        {!draft.isNew && (
          <Link to={to.compareDraft(shop, draft._id)} className="text-link inline-flex min-h-11 items-center">
            {history.draft.link}
          </Link>
        )}
        {isOpen && (
          <Link to={to.words(shop, { draft: draft._id })} className="text-link inline-flex min-h-11 items-center">
            {words.link}
          </Link>
        )}
      </p>
      {draft.gi && (
        <p className="mb-6 max-w-lead border border-line-strong bg-raised px-5 py-4">
          {draft.gi.until ? papers.gi.shown(draft.gi.name, dayOf(draft.gi.until, language)) : papers.gi.claimed(draft.gi.name)}{' '}
          {mayProve && (
            <Link to={to.paper(shop, `gi-${draft.gi.mark}`)} className="text-link inline-flex min-h-11 items-center">
              {papers.gi.link}
            </Link>
          )}
        </p>
      )}
      {isOpen && <DraftForm key={formKey.current} shop={shop} draft={draft} choices={choices} state={ofForm} mayAddPhotos={mayAddPhotos} />}
      <Receive receive={receive} />
      <section className="mt-10">
        <h2 className="text-2xl">{t.copy.title}</h2>
        <p className="mt-2 mb-4 max-w-lead text-muted">{t.copy.text}</p>
        <WorkForm
          fields={[]}
          hidden={{ event: 'copy' }}
          state={state?.values.event === 'copy' ? state : undefined}
          submitLabel={t.copy.submit}
          busyLabel={t.busy}
          kind="line"
        />
      </section>
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
