import { languageOfPath } from '#shared/localized.ts';
import type { Route } from './+types/queues';
import { consoleMessagesOf, useConsoleMessages } from './messages.ts';

/** Has nothing to load, but lets a move to this page pass the guard on the server. */
export const loader = () => null;

export const meta: Route.MetaFunction = ({ location }) => [{ title: consoleMessagesOf(languageOfPath(location.pathname)).queues.title }];

export default function Queues() {
  const t = useConsoleMessages().queues;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.lead}</p>
      <p className="mt-6">
        <code className="rounded-sm border border-line bg-raised px-4 py-3">npm run admin</code>
      </p>
      <p className="mt-6 max-w-lead">{t.command}</p>
    </>
  );
}
