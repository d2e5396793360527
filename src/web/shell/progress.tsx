import { useNavigation } from 'react-router';
import { useMessages } from '../messages.tsx';

/**
 * A thin thread along the top edge while the next page is fetched. It begins faint, so that quick pages do
 * not flash.
 */
export function Progress() {
  const label = useMessages().shell.loadingPage;
  if (useNavigation().state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={label} className="thread fixed inset-x-0 top-0 z-top h-0.75 overflow-hidden">
      <div className="h-full origin-left bg-madder" />
    </div>
  );
}
