import { DomainError } from '#shared/errors.ts';

/** A recording without anything but its sound. */
export interface CleanRecording {
  content: Uint8Array;
  seconds: number;
}

const pcm = 1;
const extensible = 0xfffe;
/** Rest of the GUID of PCM behind its number, as the extensible format has it. */
const pcmGuid = '000000001000800000aa00389b71';
const plainFormatBytes = 16;
const extensibleFormatBytes = 40;
const headerBytes = 44;

const unreadable = () => new DomainError('UNREADABLE_AUDIO');

/**
 * Finds the chunks `fmt ` and `data`, each of which has to be there once and whole.
 * @throws {DomainError} UNREADABLE_AUDIO
 */
function findChunks(file: Buffer): { format: Buffer; data: Buffer } {
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  const found: Record<string, Buffer> = {};
  for (let at = 12; at + 8 <= end; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (at + 8 + size > end || ((name === 'fmt ' || name === 'data') && found[name])) throw unreadable();
    found[name] = file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  const { 'fmt ': format, data } = found;
  if (!format || !data) throw unreadable();
  return { format, data };
}

/** Tells whether a format is PCM that says the same in each of its numbers. */
function isPlainPcm(format: Buffer): boolean {
  if (format.length < plainFormatBytes) return false;
  const tag = format.readUInt16LE(0);
  const bits = format.readUInt16LE(14);
  if (tag === extensible) {
    if (format.length < extensibleFormatBytes || format.readUInt16LE(18) !== bits || format.readUInt16LE(24) !== pcm) return false;
    if (format.toString('hex', 26, extensibleFormatBytes) !== pcmGuid) return false;
  } else if (tag !== pcm) return false;
  const [channels, rate] = [format.readUInt16LE(2), format.readUInt32LE(4)];
  const block = (channels * bits) / 8;
  const isKnown = [1, 2].includes(channels) && [8, 16, 24, 32].includes(bits) && rate >= 8_000 && rate <= 192_000;
  return isKnown && format.readUInt16LE(12) === block && format.readUInt32LE(8) === rate * block;
}

/**
 * Writes a WAV file again with its samples alone: no other chunk, nothing behind the plain format, nothing
 * behind the end.
 * @param file begins as WAV does
 * @throws {DomainError} UNREADABLE_AUDIO for a damaged file, and for what is not PCM with one or two channels
 */
export function stripWav(file: Buffer): CleanRecording {
  const { format, data } = findChunks(file);
  if (!isPlainPcm(format)) throw unreadable();
  const block = format.readUInt16LE(12);
  const samples = data.subarray(0, data.length - (data.length % block));
  if (samples.length === 0) throw unreadable();
  const padding = samples.length % 2;
  const content = Buffer.alloc(headerBytes + samples.length + padding);
  content.write('RIFF', 0, 'latin1');
  content.writeUInt32LE(content.length - 8, 4);
  content.write('WAVEfmt ', 8, 'latin1');
  content.writeUInt32LE(plainFormatBytes, 16);
  format.copy(content, 20, 0, plainFormatBytes);
  content.writeUInt16LE(pcm, 20);
  content.write('data', 36, 'latin1');
  content.writeUInt32LE(samples.length, 40);
  samples.copy(content, headerBytes);
  return { content, seconds: samples.length / format.readUInt32LE(8) };
}
