import { EmptyState } from '../components/empty-state.tsx';
import { useLanguage, useMessages } from '../messages.tsx';
import { brandIn, useRootData } from '../settings.ts';

/** The screen of an unknown address. */
export function NotFoundScreen() {
  const t = useMessages().shell.notFound;
  return (
    <>
      <title>{`${t.title} · ${brandIn(useRootData()?.settings, useLanguage())}`}</title>
      <EmptyState sign="404" title={t.title} text={t.text} />
    </>
  );
}
