import { formatDay } from '#shared/format-day.ts';
import { apiContext } from '../api.ts';
import { apiUrl } from '../browser-api.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/export';
import { DataTree } from './data-tree.tsx';
import { humanizeName } from './humanize.ts';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.export.title);

export const loader = ({ context, url }: Route.LoaderArgs) => loadForUser(url, () => context.get(apiContext).accounts.exportMe());

/** Everything that is kept about the person, to read. */
export default function ExportPage({ loaderData }: Route.ComponentProps) {
  const { exportedAt, sections, ...account } = loaderData;
  const t = useAccountMessages().export;
  const day = formatDay(new Date(exportedAt), useLanguage());
  return (
    <div data-alone-on-paper className="max-w-column">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3">{t.intro(day)}</p>
      <p className="mt-5 mb-4 flex flex-wrap gap-3 print:hidden">
        <a href={apiUrl('accounts.exportMe')} download="my-data.json" className="solid-button">
          {t.download}
        </a>
        <button type="button" data-needs-script onClick={() => window.print()} className="line-button cursor-pointer">
          {t.print}
        </button>
      </p>
      {Object.entries({ ...account, ...sections }).map(([name, value]) => (
        <section key={name} className="mt-8">
          <h2 className="mb-3 break-words text-2xl">{t.parts[name] ?? humanizeName(name)}</h2>
          <DataTree value={value} />
        </section>
      ))}
    </div>
  );
}
