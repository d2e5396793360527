import { Link } from 'react-router';
import type { Maker } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { MakerPortrait } from '../../components/maker-portrait.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** The makers a story mentions. */
export function StoryMakers({ makers }: { makers: readonly Omit<Maker, 'story'>[] }) {
  const language = useLanguage();
  const t = useMessages().content.blog;
  if (makers.length === 0) return null;
  return (
    <aside aria-labelledby="in-this-story" className="print:hidden">
      <div className="lg:sticky lg:top-28">
        <h2 id="in-this-story" className="font-body font-semibold text-base text-muted">
          {t.inThisStory}
        </h2>
        <ul className="mt-3 border-line border-t">
          {makers.map((maker) => (
            <li key={maker._id} className="border-line border-b">
              <Link to={links(language).maker(maker.slug)} className="group flex items-center gap-4 py-4">
                <MakerPortrait maker={maker} decorative className="w-16 shrink-0 rounded-sm" />
                <span className="min-w-0">
                  <span className="block font-display text-lg leading-snug underline-offset-4 group-hover:underline">
                    {inLanguage(maker.name, language)}
                  </span>
                  <span className="mt-0.5 block text-muted text-sm">
                    {inLanguage(maker.craft, language)}, {inLanguage(maker.place, language)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
