import { type ComponentType, lazy, Suspense } from 'react';
import { hasToEnrol, useUser } from '../session/session-store.ts';

/** Without a network the page goes without it. */
const NextOrder = lazy<ComponentType<{ userId: string }>>(() => import('./next-order.tsx').catch(() => ({ default: () => null })));

/** The container of the order that arrives next; visitors load nothing for it. */
export function NextOrderSlot() {
  const user = useUser();
  return user && !hasToEnrol(user) ? (
    <Suspense>
      <NextOrder key={user._id} userId={user._id} />
    </Suspense>
  ) : null;
}
