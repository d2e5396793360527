import { NavLink } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { type Api, apiContext } from '../api.ts';
import { Prose } from '../components/prose.tsx';
import { type FormArgs, formAction, rejectForm } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/legal';
import { ContactPanel } from './contact-panel.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

const contactPage = 'contact-us';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page } = await context.get(apiContext).content.getPage({ slug: params.page });
  const id = page.slug === contactPage ? url.searchParams.get('about') : null;
  return { page, about: id === null ? undefined : await findProduct(context.get(apiContext), id) };
}

/** The product that a message is about; undefined where it is not sold any more. */
async function findProduct(api: Api, id: string) {
  try {
    const { _id, title } = (await api.catalog.getProduct({ id })).data.data.product;
    return { _id, title };
  } catch {
    return undefined;
  }
}

type ContactArgs = FormArgs<'topic' | 'message' | 'email' | 'orderNumber', 'about' | 'homepage', Route.ActionArgs>;

export const action = formAction(
  ({ api, form, language, params }: ContactArgs) =>
    params.page === contactPage ? api.support.submitContact({ ...form, topic: form.topic as 'other', language }) : rejectForm('NOT_FOUND'),
  { done: ({ answer, to }) => `${to.contact()}?sent=${answer.reference}` },
);

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    path: links(language).legal(page.slug),
    title: inLanguage(page.title, language),
    description: inLanguage(page.summary, language),
    type: 'article',
    settings: settingsOf(matches),
  });
};

/** `2025-06-13` → `13-06-2025` */
const dayFirst = (day: string) => day.split('-').reverse().join('-');

export default function Legal({ loaderData: { page, about }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const to = links(language);
  const { content, shell } = useMessages();
  const t = shell.footer;
  const others = [
    [to.contact(), t.contact],
    [to.terms(), t.terms],
    [to.refunds(), t.refunds],
    [to.privacy(), t.privacy],
    [to.faqs(), t.faqs],
  ] as const;
  return (
    <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_3fr] lg:pt-6">
      <nav aria-label={t.policies} className="order-last print:hidden lg:order-first">
        <ul className="border-line border-t pt-4 lg:sticky lg:top-28 lg:border-t-0 lg:pt-2">
          {others.map(([path, name]) => (
            <li key={path}>
              <NavLink to={path} end className="quiet-link inline-flex min-h-11 items-center aria-[current=page]:font-semibold">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="min-w-0 max-w-column">
        <h1 className="text-3xl lg:text-4xl">{inLanguage(page.title, language)}</h1>
        <p className="mt-3 text-muted text-sm">
          <time dateTime={page.updatedOn}>{content.legal.updated(dayFirst(page.updatedOn))}</time>
        </p>
        <p className="mt-6 font-display text-xl leading-relaxed">{inLanguage(page.summary, language)}</p>
        {page.slug === contactPage && <ContactPanel about={about} state={actionData} />}
        <Prose html={inLanguage(page.html, language)} className="mt-8" />
      </article>
    </div>
  );
}
