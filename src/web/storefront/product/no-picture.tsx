import { PrintedCloth } from '../../brand/printed-cloth.tsx';
import { useMessages } from '../../messages.tsx';

/** Printed cloth in place of a missing photograph. */
export function NoPicture() {
  const t = useMessages().product.gallery;
  return (
    <div className="relative aspect-square overflow-hidden max-lg:-mx-(--gutter) lg:rounded-sm">
      <PrintedCloth dye="madder" className="opacity-70" />
      <p className="absolute bottom-4 left-4 rounded-sm bg-raised px-3 py-1 text-muted text-sm">{t.none}</p>
    </div>
  );
}
