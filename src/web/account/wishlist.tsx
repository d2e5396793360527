import { languageOf, links } from '../links.ts';
import { messagesOf } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/wishlist';
import { WishlistContent } from './wishlist-content.tsx';

/** The page is the same for everyone: the list is filled in by the browser. */
export const headers = () => ({ 'Cache-Control': 'public' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).wishlist;
  return [
    ...pageMeta({
      language,
      path: links(language).wishlist(),
      title: t.title,
      description: t.metaDescription,
      settings: settingsOf(matches),
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

export default function WishlistPage() {
  return (
    <div className="page pb-24">
      <WishlistContent />
    </div>
  );
}
