import { Link } from 'react-router';
import type { Maker } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { firstSentences } from './text-rules.ts';

/** The people behind the piece, in the first sentences of their story. */
export function MakerStory({ maker }: { maker: Maker }) {
  const language = useLanguage();
  const t = useMessages().product.people;
  return (
    <section aria-labelledby="maker-name" className="border-line border-y bg-raised print:break-inside-avoid">
      <div className="page grid gap-x-16 gap-y-5 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
        <div>
          <p className="text-muted">{t.madeBy}</p>
          <h2 id="maker-name" className="mt-1 text-2xl lg:text-3xl">
            {inLanguage(maker.name, language)}
          </h2>
          <p className="mt-3 text-muted">
            {inLanguage(maker.craft, language)}
            <br />
            {inLanguage(maker.place, language)}, {t.since(maker.since)}
          </p>
        </div>
        <div>
          <blockquote className="max-w-[60ch] border-madder border-l-2 pl-5 text-lg leading-relaxed lg:pl-8">
            <p>{firstSentences(inLanguage(maker.story, language), 420)}</p>
          </blockquote>
          <p className="mt-4 pl-5 lg:pl-8 print:hidden">
            <Link to={links(language).maker(maker.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
              {t.story}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
