import { Button } from '#ui/button.tsx';
import { useProductMessages } from './messages.ts';
import type { usePhotoUploads } from './use-photo-uploads.ts';

type Sending = Pick<ReturnType<typeof usePhotoUploads>, 'uploads' | 'count' | 'isOffline' | 'drop' | 'retry' | 'canRetry'>;

/** Photographs on their way, how many have arrived, and those that could not be taken. */
export function UploadList({ sending, say }: { sending: Sending; say: (code: string) => string }) {
  const t = useProductMessages().drafts.photos;
  const { uploads, count, isOffline, drop, retry, canRetry } = sending;
  const isBusy = uploads.some(({ problem }) => problem === undefined);
  const words = t.sent(String(count.sent), String(count.of));
  return (
    <>
      <div role="status" className="mt-3 text-sm">
        {count.of > 0 && <p>{words}</p>}
        {isOffline && <p>{t.offline}</p>}
        {isBusy && <progress value={count.sent} max={count.of} aria-label={words} className="mt-1 h-2 w-full max-w-80 accent-neem" />}
      </div>
      <div role="alert" className="text-sm">
        <ul>
          {uploads.map((upload) =>
            upload.problem === undefined ? null : (
              <li key={upload.key} className="mt-2 flex flex-wrap items-center gap-3">
                {upload.ready && <img src={upload.ready.thumbnail} alt="" className="size-12 shrink-0 rounded-sm object-cover" />}
                <span className="wrap-anywhere min-w-0 flex-1 basis-52 text-madder">
                  {upload.name}: {say(upload.problem)}
                </span>
                {canRetry(upload) && (
                  <Button kind="line" className="px-3" onClick={() => retry(upload.key)}>
                    {t.retry}
                  </Button>
                )}
                <Button kind="line" className="px-3" onClick={() => drop(upload.key)}>
                  {t.dismiss}
                </Button>
              </li>
            ),
          )}
        </ul>
      </div>
    </>
  );
}
