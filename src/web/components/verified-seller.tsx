import { VerifiedIcon } from '#ui/icons.tsx';
import { useMessages } from '../messages.tsx';
import { Folded } from './folded.tsx';

/** The mark of a verified seller, which unfolds to what was checked. */
export function VerifiedSeller({ className }: { className?: string }) {
  const t = useMessages().product.people;
  const title = (
    <>
      <VerifiedIcon className="size-5" />
      {t.verified}
    </>
  );
  return (
    <Folded title={title} titleClassName="text-neem" className={className}>
      <p className="max-w-[52ch] pb-2 text-muted">{t.verifiedNote}</p>
    </Folded>
  );
}
