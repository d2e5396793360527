import { NavLink } from 'react-router';
import { languageOf, links } from '../links.ts';
import { legal as english } from '../messages/en/legal.ts';
import { legal as hindi } from '../messages/hi/legal.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/legal';
import { shopFacts } from './shop-facts.ts';
import { Sections } from './text-sections.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export function loader({ context, params, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const texts = (language === 'hi' ? hindi : english)(shopFacts(context.get(settingsContext), language));
  const text = Object.hasOwn(texts, params.page) && texts[params.page as keyof typeof texts];
  if (!text) throw new Response(null, { status: 404 });
  return text;
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  loaderData
    ? pageMeta({
        language: languageOf(location.pathname),
        path: location.pathname,
        title: loaderData.title,
        description: loaderData.description,
        type: 'article',
        settings: settingsOf(matches),
      })
    : [];

export default function Legal({ loaderData: text }: Route.ComponentProps) {
  const to = links(useLanguage());
  const t = useMessages().shell.footer;
  const others = [
    [to.contact(), t.contact],
    [to.terms(), t.terms],
    [to.refunds(), t.refunds],
    [to.privacy(), t.privacy],
    [to.faqs(), t.faqs],
  ] as const;
  return (
    <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_3fr] lg:pt-6">
      <nav aria-label={t.policies} className="order-last lg:order-first">
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
      <article className="max-w-[46rem]">
        <h1 className="text-3xl lg:text-4xl">{text.title}</h1>
        {text.updated && <p className="mt-3 text-muted text-sm">{text.updated}</p>}
        <p className="mt-6 font-display text-xl leading-relaxed">{text.intro}</p>
        <Sections sections={text.sections} />
      </article>
    </div>
  );
}
