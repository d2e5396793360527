import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { maxPackPhotos } from '#modules/orders/proof-contract.ts';
import type { ShopParcel } from '#modules/orders/shop-contract.ts';
import { type Result, send, uploadTimeoutMs } from '#shared/send-request.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { FileButton } from '../file-button.tsx';
import { useHubMessages } from '../messages.ts';
import { useProductMessages } from '../products/messages.ts';
import { UploadList } from '../products/upload-list.tsx';
import { usePhotoUploads } from '../products/use-photo-uploads.ts';
import { PackedAs } from './packed-as.tsx';

interface ProofProps {
  shop: string;
  parcel: ShopParcel;
  /** The rejected form of an intent. */
  stateOf: (intent: string) => FormState | undefined;
}

/** Milliseconds between looks at photographs that are being rendered. */
const pollMs = 2_500;

const sendPackPhoto = (shop: string, parcelId: string, file: Blob): Promise<Result<unknown>> =>
  send(
    `/api/v1/shops/${encodeURIComponent(shop)}/parcels/${encodeURIComponent(parcelId)}/photos`,
    { method: 'POST', headers: { 'content-type': file.type }, body: file },
    { timeoutMs: uploadTimeoutMs },
  );

/** Photographs and weight of a parcel as it is packed, which help if its buyer reports something. */
export function PackProof({ shop, parcel, stateOf }: ProofProps) {
  const { proof: t, parcel: words } = useHubMessages().work;
  const { _id, proof, canProve } = parcel;
  const { revalidate } = useRevalidator();
  const isWaiting = (proof?.photosWaiting ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  if (!proof || (!canProve && proof.photos.length === 0 && !proof.weight)) return null;
  const count = proof.photos.length + proof.photosWaiting;
  return (
    <section id="proof" className="mt-10 max-w-column" aria-labelledby="proof-title">
      <h2 id="proof-title" className="text-2xl">
        {t.title}
      </h2>
      {canProve && <p className="mt-2 max-w-lead text-muted">{t.lead(String(maxPackPhotos))}</p>}
      <PackedAs proof={proof} />
      {canProve && <SendPhotos shop={shop} parcelId={_id} room={maxPackPhotos - count} state={stateOf('photos')} />}
      {canProve && (
        <div className="mt-6">
          <WorkForm
            key={proof.weight?.at ?? 'none'}
            fields={[
              { name: 'grams', label: t.weight, hint: t.weightHint, inputMode: 'numeric', maxLength: 6, faults: { wrong: t.wrong } },
            ]}
            hidden={{ intent: 'weigh' }}
            state={stateOf('weigh')}
            submitLabel={t.weigh}
            busyLabel={words.busy}
            kind="line"
          />
        </div>
      )}
    </section>
  );
}

interface SendProps {
  shop: string;
  parcelId: string;
  /** Photographs that can still be added. */
  room: number;
  state: FormState | undefined;
}

/** Sends photographs as they are taken, or with a button where no scripts run. */
function SendPhotos({ shop, parcelId, room, state }: SendProps) {
  const { proof: t } = useHubMessages().work;
  const { problems } = useProductMessages().drafts.photos;
  const hasScripts = useHydrated();
  const { revalidate } = useRevalidator();
  const sending = usePhotoUploads(
    (file) => sendPackPhoto(shop, parcelId, file),
    () => void revalidate(),
  );
  const say = (code: string) =>
    code === 'INVALID_INPUT' ? t.full : code === 'none' ? t.choose : (problems[code as keyof typeof problems] ?? problems.INTERNAL);
  const fault = state?.fields.photos;
  return (
    <div className="mt-4">
      {fault && (
        <p role="alert" className="mb-3 text-madder">
          {say(fault)}
        </p>
      )}
      <UploadList sending={sending} say={say} />
      {room - sending.uploads.length > 0 && (
        <form method="post" encType="multipart/form-data" className="mt-3 grid gap-3" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="intent" value="photos" />
          <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
            {hasScripts && <FileButton label={t.take} onChoose={sending.add} />}
            <FileButton label={t.choose} isMultiple onChoose={sending.add} />
          </div>
          {!hasScripts && (
            <div className="[@media(scripting:enabled)]:hidden">
              <Button type="submit" kind="line">
                {t.upload}
              </Button>
            </div>
          )}
        </form>
      )}
    </div>
  );
}
