import { Link } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { timeOf } from '../../parts/day.ts';
import { formAction } from '../../parts/forms/form-action.ts';
import { useProductMessages } from '../products/messages.ts';
import type { Route } from './+types/imports';
import { importMessagesOf, useImportMessages } from './messages.ts';

export const loader = async ({ context, params: { shop } }: Route.LoaderArgs) => ({
  shop,
  ...(await orNotFound(context.get(apiContext).imports.listImports({ shop }))).data,
});

/** Leads to the import that was sent: its file was received before the form, see page-uploads.ts. */
export const action = formAction(async ({ form, params: { shop = '' }, to }) => {
  const { photoIds: sent, photoProblem: code = 'missing' } = form;
  if (sent === undefined) throw Response.json({ code, fields: { file: code } }, { status: 422 });
  return to.import(shop, sent);
});

export const meta: Route.MetaFunction = ({ location }) => [{ title: importMessagesOf(languageOfPath(location.pathname)).title }];

/** Tables of the products of a shop: those that it takes along, and those that it brings. */
export default function Imports({ loaderData: { shop, imports }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useImportMessages();
  const to = links(language);
  const file = (name: string) => `/api/v1/shops/${shop}/${name}?language=${language}`;
  const { failures } = t.send;
  const code = actionData?.fields.file;
  const error = code === undefined ? undefined : code in failures ? failures[code as keyof typeof failures] : failures.INTERNAL;
  return (
    <>
      <p>
        <Link to={to.products(shop)} className="text-link inline-flex min-h-11 items-center">
          {useProductMessages().products.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <section className="mt-10">
        <h2 className="text-2xl">{t.send.title}</h2>
        <p className="mt-2 mb-4 max-w-lead">{t.send.text}</p>
        <form method="post" encType="multipart/form-data" noValidate className="grid max-w-lead gap-5">
          <Field id="file" label={t.send.file.label} hint={t.send.file.hint} error={error} required>
            {(control) => <input {...control} type="file" name="file" accept=".csv,text/csv" />}
          </Field>
          <div className="flex max-sm:*:flex-1">
            <Button type="submit">{t.send.submit}</Button>
          </div>
        </form>
      </section>
      <section className="mt-10">
        <h2 className="text-2xl">{t.export.title}</h2>
        <p className="mt-2 mb-4 max-w-lead">{t.export.text}</p>
        <p className="flex flex-wrap gap-3 max-sm:flex-col">
          <a href={file('product-export')} className="line-button">
            {t.export.all}
          </a>
          <a href={file('import-template')} className="line-button">
            {t.export.template}
          </a>
          <Link to={to.stock(shop)} className="line-button">
            {t.export.stock}
          </Link>
        </p>
      </section>
      {imports.length > 0 && (
        <section className="mt-10 max-w-column" aria-labelledby="latest">
          <h2 id="latest" className="text-2xl">
            {t.latest}
          </h2>
          <ul className="mt-4 border-line border-t">
            {imports.map(({ _id, fileName, state, createdAt, rows }) => (
              <li key={_id} className="border-line border-b">
                <Link to={to.import(shop, _id)} className="quiet-link block py-4">
                  <span className="wrap-anywhere block font-semibold text-lg">
                    {fileName} · {timeOf(createdAt, language)}
                  </span>
                  <span className="text-muted">
                    {t.states[state]}
                    {rows > 0 && ` · ${t.lines(String(rows))}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
