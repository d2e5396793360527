import { Link } from 'react-router';
import type { ImportView } from '#modules/imports/contract.ts';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { timeOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { useRefresh } from '../orders/use-refresh.ts';
import type { Route } from './+types/import';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importMessagesOf, useImportMessages } from './messages.ts';

/** Filters of the rows, as the address names them. */
const filters = ['new', 'changed', 'same', 'refused', 'failed', 'touched'] as const;
export type RowFilter = (typeof filters)[number];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const show = filters.find((each) => each === url.searchParams.get('show'));
  const after = url.searchParams.get('after') ?? undefined;
  const found = await orNotFound(context.get(apiContext).imports.getImport({ ...params, show, after }));
  return { shop: params.shop, show, view: found.data.import, now: new Date().toISOString() };
}

export const action = formAction(async ({ api, form, all, params, to }) => {
  const at = { shop: params.shop ?? '', import: params.import ?? '' };
  const { event = '' } = form;
  if (event === 'columns') {
    const fields = Object.keys(form).filter((name) => name.startsWith('column.'));
    await api.imports.checkImport({ ...at, columns: fields.map((_, index) => form[`column.${index}`] as 'sku') });
  } else if (event === 'confirm') await api.imports.moveImport({ ...at, event, lines: all('lines') });
  else await api.imports.moveImport({ ...at, event: (event === 'confirm-all' ? 'confirm' : event) as 'apply' });
  return to.import(at.shop, at.import);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const name = (loaderData as { view?: ImportView } | undefined)?.view?.fileName;
  return [{ title: name ?? importMessagesOf(languageOfPath(location.pathname)).title }];
};

/** An import from its columns to its end: what its rows do, what is wrong with them, how it is taken back. */
export default function Import({ loaderData: { shop, show, view, now }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useImportMessages();
  const { state, problem, fileName, createdAt } = view;
  const isChecked = view.counts.new + view.counts.changed + view.counts.same + view.counts.refused > 0;
  useRefresh([state === 'applying' || state === 'undoing' ? now : undefined]);
  return (
    <>
      <p>
        <Link to={links(language).imports(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{fileName}</h1>
      <p className="mt-2 font-semibold">
        {t.states[state]} · {timeOf(createdAt, language)}
      </p>
      {problem && <p className="mt-6 max-w-lead border-4 border-madder px-5 py-4">{inLanguage(problem, language)}</p>}
      {state === 'expired' && <p className="mt-6 max-w-lead">{t.expired}</p>}
      {(state === 'read' || state === 'checked') && <ImportColumns view={view} state={actionData} />}
      <ImportSteps shop={shop} view={view} state={actionData} />
      {isChecked && <ImportRows shop={shop} view={view} show={show} />}
    </>
  );
}
