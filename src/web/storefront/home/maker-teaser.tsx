import { Link } from 'react-router';
import type { Maker } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

interface MakerTeaserProps {
  maker: Omit<Maker, 'story'> & { opening: string };
  others: Omit<Maker, 'story'>[];
}

/** One maker in their own words' length, and the names of a few more. */
export function MakerTeaser({ maker, others }: MakerTeaserProps) {
  const language = useLanguage();
  const t = useMessages().home;
  return (
    <section className="page mt-24 grid gap-x-16 gap-y-14 lg:mt-32 lg:grid-cols-[7fr_4fr]">
      <div>
        <p className="text-madder">{t.makerKicker}</p>
        <h2 className="mt-3 text-3xl lg:text-4xl">{inLanguage(maker.name, language)}</h2>
        <p className="mt-3 text-muted">
          {inLanguage(maker.craft, language)} · {t.makerSince(inLanguage(maker.place, language), maker.since)}
        </p>
        <p className="mt-7 max-w-column text-pretty font-display text-xl leading-relaxed">{maker.opening}</p>
        <p className="mt-7">
          <Link to={links(language).maker(maker.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
            {t.makerRead}
          </Link>
        </p>
      </div>
      {others.length > 0 && (
        <div className="lg:pt-9">
          <h3 className="font-body font-semibold text-base text-muted">{t.makerOthers}</h3>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {others.map((other) => (
              <li key={other._id}>
                <Link to={links(language).maker(other.slug)} className="group block py-4">
                  <span className="block font-display text-lg leading-snug underline-offset-4 group-hover:underline">
                    {inLanguage(other.name, language)}
                  </span>
                  <span className="block text-muted text-sm">
                    {inLanguage(other.craft, language)}, {inLanguage(other.place, language)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
