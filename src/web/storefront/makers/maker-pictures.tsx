import type { Picture as PictureData } from '#modules/media/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Picture } from '../../components/picture.tsx';
import { useLanguage } from '../../messages.tsx';

/** Pictures of a maker's work, each with its words below. */
export function MakerPictures({ pictures, title }: { pictures: readonly PictureData[]; title: string }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="at-work" className="mt-16 lg:mt-24">
      <h2 id="at-work" className="mb-8 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.base}>
            <figure>
              <Picture
                picture={picture}
                decorative
                sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
                className="aspect-[4/3] rounded-sm"
              />
              <figcaption className="mt-2 text-muted">{inLanguage(picture.alt, language)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
