import { NothingHere } from '../components/nothing-here.tsx';
import { useLanguage, useMessages } from '../messages.tsx';
import { brandIn, useRootData } from '../settings.ts';

/** Nothing lives at this address. */
export function NotFoundScreen() {
  const t = useMessages().shell.notFound;
  return (
    <>
      <title>{`${t.title} · ${brandIn(useRootData()?.settings, useLanguage())}`}</title>
      <NothingHere sign="404" title={t.title} text={t.text} />
    </>
  );
}
