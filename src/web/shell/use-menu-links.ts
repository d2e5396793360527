import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

export interface MenuLink {
  to: string;
  name: string;
}

/** Links to what stands beside the categories: collections, and the people who make things. */
export function useMenuLinks(): { collections: MenuLink[]; people: MenuLink[] } {
  const to = links(useLanguage());
  const t = useMessages().menu;
  return {
    collections: [
      { to: to.gifts(), name: t.gifts },
      { to: to.collection('new'), name: t.new },
      { to: to.collection('offers'), name: t.offers },
    ],
    people: [
      { to: to.makers(), name: t.makers },
      { to: to.blog(), name: t.stories },
    ],
  };
}
