import { Link } from 'react-router';
import type { Maker } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { firstSentences } from '../../components/first-sentences.ts';
import { MakerPortrait } from '../../components/maker-portrait.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** The maker of the product: portrait and the first sentences of their story. */
export function MakerStory({ maker }: { maker: Maker }) {
  const language = useLanguage();
  const t = useMessages().product.people;
  return (
    <section aria-labelledby="maker-name" className="far-240 border-line border-y bg-raised sm:far-156 print:break-inside-avoid">
      <div className="page grid grid-cols-1 items-center gap-x-16 gap-y-8 py-12 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-24 lg:py-20">
        <MakerPortrait maker={maker} className="w-full max-w-note rounded-sm max-sm:max-w-56 sm:self-start print:hidden" />
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
          <p className="mt-6 max-w-[58ch] text-lg leading-[1.7]">{firstSentences(inLanguage(maker.story, language), 420)}</p>
          <p className="mt-4 print:hidden">
            <Link to={links(language).maker(maker.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
              {t.story}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
