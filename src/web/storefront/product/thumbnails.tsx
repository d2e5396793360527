import type { Picture as PictureData } from '#modules/media/contract.ts';
import { Picture } from '../../components/picture.tsx';
import { useMessages } from '../../messages.tsx';

interface ThumbnailsProps {
  pictures: readonly PictureData[];
  current: number;
  show: (index: number) => void;
}

/** Thumbnails that link to the large pictures, so that they work without scripts. */
export function Thumbnails({ pictures, current, show }: ThumbnailsProps) {
  const t = useMessages().product.gallery;
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-lg:px-(--gutter) lg:-mx-1 lg:gap-3 print:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.base} className="shrink-0">
          <a
            href={`#picture-${index + 1}`}
            aria-label={t.picture(index + 1, pictures.length)}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(index);
            }}
            className="block size-16 overflow-hidden rounded-sm border border-line p-0.5 opacity-75 transition-opacity hover:opacity-100 aria-[current]:border-ink aria-[current]:opacity-100 lg:size-20"
          >
            <Picture picture={picture} sizes="5rem" decorative className="size-full rounded-sm" />
          </a>
        </li>
      ))}
    </ul>
  );
}
