import { webpUrl } from '#shared/webp-url.ts';

interface PhotoListProps {
  photos: readonly { base: string; widths: number[]; width: number; height: number }[];
  /** Says what a photograph is, by its number. */
  label: (number: string) => string;
}

/** Photographs that open in full when they are pressed. */
export function PhotoList({ photos, label }: PhotoListProps) {
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {photos.map((photo, index) => (
        <li key={photo.base}>
          <a href={webpUrl(photo)}>
            <img
              src={webpUrl(photo)}
              alt={label(String(index + 1))}
              width={photo.width}
              height={photo.height}
              className="size-32 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
