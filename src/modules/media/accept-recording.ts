import { readFile, writeFile } from 'node:fs/promises';
import type { Context } from '#platform/context.ts';
import { privateHash } from '#platform/storage/media-storage.ts';
import { DomainError } from '#shared/errors.ts';
import { scopedHash } from './accept-picture.ts';
import type { MediaFileInput } from './add-picture.ts';
import { withPictureSlot } from './picture-queue.ts';
import type { RecordingFormat } from './recording.ts';
import { readFrame, stripMp3 } from './strip-mp3.ts';
import { stripWav } from './strip-wav.ts';

const maxBytes = 5 * 1024 * 1024;
const maxSeconds = 180;

/** Returns the format that the first bytes announce; the name of a file is ignored. */
function sniffRecording(file: Buffer): RecordingFormat | undefined {
  const ascii = (from: number, to: number) => file.toString('latin1', from, to);
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WAVE') return 'wav';
  return ascii(0, 3) === 'ID3' || ascii(0, 8) === 'APETAGEX' || readFrame(file, 0) ? 'mp3' : undefined;
}

/**
 * Receives the recording that the request carries, and keeps its sound alone: tags, pictures, names and
 * positions of its container are not copied. It stays private.
 * @param scope owner of the recording: the same file of another owner is another recording
 * @param work gets the recording; its file is removed when `work` ends, unless it was listed
 * @throws {DomainError} UNSUPPORTED_MEDIA_TYPE for what is neither MP3 nor WAV, UNREADABLE_AUDIO,
 * AUDIO_TOO_LONG, PAYLOAD_TOO_LARGE and those of `Upload.receive`
 */
export async function acceptRecording<T>(ctx: Context, scope: string, work: (recording: MediaFileInput) => Promise<T>): Promise<T> {
  if (!ctx.request.upload) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  return ctx.request.upload.receive(ctx.media.stage, async ({ path, bytes, sha256 }) => {
    if (bytes > maxBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
    const kind = await withPictureSlot(async () => {
      const file = await readFile(path);
      const format = sniffRecording(file);
      if (!format) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
      const { content, seconds } = format === 'wav' ? stripWav(file) : stripMp3(file);
      if (seconds > maxSeconds) throw new DomainError('AUDIO_TOO_LONG');
      await writeFile(path, content, { flush: true });
      return format;
    });
    return work({ hash: privateHash(scopedHash(scope, sha256)), path, kind, width: 1, height: 1 });
  });
}
