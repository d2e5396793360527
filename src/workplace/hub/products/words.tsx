import { Link } from 'react-router';
import { proposedKinds } from '#modules/vocabulary/contract.ts';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { dayOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/words';
import { productMessagesOf, useProductMessages } from './messages.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop } = await readShop(api, params.shop);
  const { words } = (await orNotFound(api.vocabulary.listWords({ shop }))).data;
  return { shop, words, draft: url.searchParams.get('draft') ?? undefined, isSent: url.searchParams.has('sent') };
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { kind, en = '', hi = '', reason = '', draft } = form;
  const shop = params.shop ?? '';
  const meanwhile = form.meanwhile === 'yes' ? 'other' : 'wait';
  await api.vocabulary.proposeWord({ shop, kind: kind as 'material', en, hi, reason, meanwhile, ...(draft ? { draft } : {}) });
  return to.words(shop, { ...(draft ? { draft } : {}), sent: '1' });
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: productMessagesOf(languageOfPath(location.pathname)).words.title }];

/** Form of a word that is missing among the choices, and what the shop proposed before. */
export default function Words({ loaderData: { shop, words, draft, isSent }, actionData: state }: Route.ComponentProps) {
  const language = useLanguage();
  const { words: t, products } = useProductMessages();
  const to = links(language);
  const fields: FormField[] = [
    { name: 'kind', label: t.kind.label, kind: 'select', options: proposedKinds.map((kind) => [kind, t.kind.options[kind]] as const) },
    { name: 'en', ...t.en, required: true, maxLength: 60 },
    { name: 'hi', ...t.hi, required: true, maxLength: 60 },
    { name: 'reason', ...t.reason, kind: 'lines', required: true, maxLength: 500 },
    ...(draft ? [{ name: 'meanwhile', ...t.meanwhile, kind: 'tick' as const }] : []),
  ];
  // The slug of the term is no field of the form.
  const known = state?.code === 'CONFLICT' && state.fields.term ? t.known(state.fields.term.replaceAll('-', ' ')) : undefined;
  return (
    <>
      <p>
        <Link to={draft ? to.draft(shop, draft) : to.products(shop)} className="text-link inline-flex min-h-11 items-center">
          {draft ? t.back : t.backToProducts}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-2 mb-6 max-w-lead text-muted">{t.lead}</p>
      {isSent && !state && (
        <p role="status" className="mb-6 font-semibold">
          ✓ {t.sent}
        </p>
      )}
      <WorkForm
        key={words.length}
        fields={fields}
        hidden={draft ? { draft } : {}}
        state={state}
        failures={known ? { ...t.failures, CONFLICT: known } : t.failures}
        submitLabel={t.submit}
        busyLabel={products.busy}
      />
      <section className="mt-10 max-w-column" aria-labelledby="proposed">
        <h2 id="proposed" className="text-2xl">
          {t.list}
        </h2>
        {words.length === 0 && <p className="mt-2 text-muted">{t.none}</p>}
        <ul className={words.length === 0 ? undefined : 'mt-4 border-line border-t'}>
          {words.map(({ _id, kind, label, state: standing, term, note, createdAt }) => (
            <li key={_id} className="wrap-anywhere border-line border-b py-4">
              <h3 className="font-semibold text-lg">{inLanguage(label, language)}</h3>
              <p className="text-muted text-sm">
                {t.kind.options[kind]} · {dayOf(createdAt, language)} · {t.states[standing]}
              </p>
              {term && <p>{t.choose(inLanguage(term, language))}</p>}
              {note && (
                <p className="whitespace-pre-line">
                  <span className="font-semibold">{t.note}:</span> {inLanguage(note, language)}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
