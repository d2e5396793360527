import { useRouteLoaderData } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/today';
import { hubMessagesOf, useHubMessages } from './messages.ts';

/** Has nothing to load, but lets a move to this page pass the guard on the server. */
export const loader = () => null;

export const meta: Route.MetaFunction = ({ location }) => [{ title: hubMessagesOf(languageOfPath(location.pathname)).today.title }];

export default function Today() {
  const t = useHubMessages().today;
  const email = useRouteLoaderData<typeof rootLoader>('root')?.supportEmail;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <dl className="mt-6 max-w-column border-line border-t">
        {t.rows.map(({ name, text }) => (
          <div key={name} className="border-line border-b py-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <a href={`mailto:${email}`} className="line-button">
          {t.write}
        </a>
      </p>
    </>
  );
}
