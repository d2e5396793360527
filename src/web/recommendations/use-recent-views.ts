import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../browser-api.ts';
import { whenIdle } from '../hydration/when-idle.ts';
import { hasToEnrol, type SessionUser, useUser } from '../session/session-store.ts';
import { allowsRecommendations } from './allows-recommendations.ts';
import { loadViews, recentViews, subscribeToViews, toViewedCard, type View, type ViewedCard } from './viewed-store.ts';

/** A product that was looked at. */
export interface RecentView {
  id: string;
  card: ViewedCard;
}

const noViews: readonly View[] = [];

/** The views that an account remembers, asked for when the page is idle. A failed request leaves them out. */
function useAccountViews(user: SessionUser | null | undefined): readonly RecentView[] {
  const [found, setFound] = useState<{ userId: string; views: RecentView[] }>();
  const userId = user && allowsRecommendations(user) && !hasToEnrol(user) ? user._id : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    const controller = new AbortController();
    const load = async () => {
      await whenIdle;
      if (controller.signal.aborted) return;
      const { answer } = await call('recommendations.listViewed', undefined, { signal: controller.signal });
      if (answer && !controller.signal.aborted)
        setFound({ userId, views: answer.cards.map((card) => ({ id: card._id, card: toViewedCard(card) })) });
    };
    // An aborted request needs no message.
    load().catch(() => {});
    return () => controller.abort();
  }, [userId]);
  return found && found.userId === userId ? found.views : [];
}

/**
 * Products looked at lately, the latest first: of a visitor those in the browser's own storage, without a
 * request, of a signed-in user those that the account remembers.
 */
export function useRecentViews(): readonly RecentView[] {
  const user = useUser();
  const stored = useSyncExternalStore(subscribeToViews, loadViews, () => noViews);
  const ofBrowser = useMemo(
    () => (stored.length === 0 ? [] : recentViews().flatMap(({ id, card }) => (card ? [{ id, card }] : []))),
    [stored],
  );
  const ofAccount = useAccountViews(user);
  if (!user) return ofBrowser;
  const known = new Set(ofAccount.map(({ id }) => id));
  return allowsRecommendations(user) ? [...ofAccount, ...ofBrowser.filter(({ id }) => !known.has(id))] : [];
}
