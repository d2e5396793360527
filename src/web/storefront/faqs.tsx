import { Link } from 'react-router';
import { languageOf, links } from '../links.ts';
import { faqs as english } from '../messages/en/faqs.ts';
import { faqs as hindi } from '../messages/hi/faqs.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/faqs';
import { shopFacts } from './shop-facts.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

export function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  return (language === 'hi' ? hindi : english)(shopFacts(context.get(settingsContext), language));
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  loaderData
    ? pageMeta({
        language: languageOf(location.pathname),
        path: location.pathname,
        title: loaderData.title,
        description: loaderData.description,
        settings: settingsOf(matches),
      })
    : [];

/** Questions on the left, answers on the right: nothing to open, everything to find with the browser's search. */
export default function Faqs({ loaderData: text }: Route.ComponentProps) {
  const to = links(useLanguage());
  const t = useMessages().shell.footer;
  return (
    <div className="page lg:pt-6">
      <h1 className="text-3xl lg:text-4xl">{text.title}</h1>
      <p className="mt-4 text-lg text-muted">{text.intro}</p>
      <div className="mt-10 divide-y divide-line border-line border-y lg:mt-14">
        {text.sections.map(({ heading, paragraphs = [] }) => (
          <section key={heading} className="grid gap-x-16 gap-y-3 py-7 lg:grid-cols-[5fr_7fr] lg:py-8">
            <h2 className="text-xl">{heading}</h2>
            <div className="max-w-[42rem] lg:text-lg">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className="mt-8 flex flex-wrap gap-x-8">
        <Link to={to.contact()} className="text-link inline-flex min-h-11 items-center font-semibold">
          {t.contact}
        </Link>
        <Link to={to.refunds()} className="text-link inline-flex min-h-11 items-center font-semibold">
          {t.refunds}
        </Link>
      </p>
    </div>
  );
}
