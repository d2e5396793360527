import type { ReactNode } from 'react';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/design';
import { Composites, Layers } from './composites.tsx';
import { Buttons, Fields } from './controls.tsx';
import { Icons, Ornaments } from './drawings.tsx';
import { Colours, Measures, Type } from './tokens.tsx';

/** Answers in development and demonstrations alone, like the outbox. */
export function loader({ context }: Route.LoaderArgs) {
  if (!import.meta.env.DEV && !context.get(settingsContext).demo) throw new Response(null, { status: 404 });
  return null;
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow' });
export const meta: Route.MetaFunction = () => [{ title: 'Design' }, { name: 'robots', content: 'noindex, nofollow' }];

const sections: readonly [id: string, title: string, content: ReactNode][] = [
  ['colours', 'Colours', <Colours key="colours" />],
  ['type', 'Type', <Type key="type" />],
  ['measures', 'Measures', <Measures key="measures" />],
  ['signs', 'The sign, the name and the icons', <Icons key="signs" />],
  ['cloths', 'Ornaments', <Ornaments key="cloths" />],
  ['buttons', 'Buttons and links', <Buttons key="buttons" />],
  ['fields', 'Fields', <Fields key="fields" />],
  ['layers', 'Dialog, sheet, toast', <Layers key="layers" />],
  ['pieces', 'Cards, prices, badges, skeletons', <Composites key="pieces" />],
];

/** All design tokens and all primitives in all states, in English, for developers. */
export default function Design() {
  return (
    <div className="page pb-24" lang="en">
      <h1 className="text-4xl">Design</h1>
      <nav aria-label="Sections" className="mt-6 flex flex-wrap gap-x-6">
        {sections.map(([id, title]) => (
          <a key={id} href={`#${id}`} className="quiet-link inline-flex min-h-11 items-center">
            {title}
          </a>
        ))}
      </nav>
      {sections.map(([id, title, content]) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-14 border-line border-t pt-6">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <div className="mt-6">{content}</div>
        </section>
      ))}
    </div>
  );
}
