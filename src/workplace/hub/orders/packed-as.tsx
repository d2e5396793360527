import type { PackProof } from '#modules/orders/proof-contract.ts';
import { useLanguage } from '../../language.ts';
import { timeOf } from '../../parts/day.ts';
import { useHubMessages } from '../messages.ts';
import { PhotoList } from '../photo-list.tsx';

/** Shows how a parcel was packed: its photographs and its weight, with who noted them and when. */
export function PackedAs({ proof: { photos, photosWaiting, weight } }: { proof: PackProof }) {
  const language = useLanguage();
  const t = useHubMessages().work.proof;
  const taken = ({ at, by }: { at: string; by?: string | undefined }) => [by, timeOf(at, language)].filter(Boolean).join(', ');
  const [latest] = photos.slice(-1);
  return (
    <>
      {photos.length > 0 && <PhotoList photos={photos} label={t.photo} />}
      {latest && <p className="mt-2 text-muted text-sm">{taken(latest)}</p>}
      {photosWaiting > 0 && <p className="mt-2">{t.waiting(String(photosWaiting))}</p>}
      {weight && (
        <p className="mt-3">
          {t.weighs}: <span className="font-semibold">{t.grams(weight.grams.toLocaleString(language === 'hi' ? 'hi-IN' : 'en-IN'))}</span>{' '}
          <span className="text-muted text-sm">({taken(weight)})</span>
        </p>
      )}
    </>
  );
}
