import { useMessages } from '../../messages.tsx';
import { useRootData } from '../../settings.ts';

/** Share targets as plain links, so that nothing is loaded from another host before a click. */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  const t = useMessages().content.blog;
  const address = `${useRootData()?.settings.publicUrl ?? ''}${path}`;
  const ways = [
    [t.byWhatsapp, `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`],
    [t.byMail, `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`],
  ] as const;
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-muted">
      {t.share}
      {ways.map(([name, to]) => (
        <a key={name} href={to} rel="noopener noreferrer" className="text-link inline-flex min-h-11 items-center text-ink">
          {name}
        </a>
      ))}
    </p>
  );
}
