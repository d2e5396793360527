import { Link } from 'react-router';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Collection } from '#modules/collections/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { PrintedCloth } from '../../brand/printed-cloth.tsx';
import { Picture } from '../../components/picture.tsx';
import { links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';

export interface Tile {
  collection: Collection;
  /** The picture of one of its products. */
  image: ProductCard['image'];
}

/** A collection with the picture of one of its products. */
export function CollectionTile({ collection, image }: Tile) {
  const language = useLanguage();
  return (
    <li className="group relative">
      <div className="aspect-square overflow-hidden rounded-sm">
        {image ? (
          <Picture
            picture={image}
            sizes="(min-width: 84rem) 13rem, (min-width: 64rem) 15vw, (min-width: 40rem) 30vw, 46vw"
            decorative
            className="size-full transition-transform duration-picture ease-cloth group-hover:scale-[1.02]"
          />
        ) : (
          <PrintedCloth dye="madder" />
        )}
      </div>
      <h3 className="mt-3 text-lg leading-snug">
        <Link to={links(language).collection(collection.slug)} className="card-link">
          {inLanguage(collection.title, language)}
        </Link>
      </h3>
    </li>
  );
}
