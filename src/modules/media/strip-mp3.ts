import { DomainError } from '#shared/errors.ts';
import type { CleanRecording } from './strip-wav.ts';

/** Bit rates in kbit/s by their index: of MPEG-1, of MPEG-2 and 2.5. The first, a free one, is refused. */
const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const lowBitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Samples a second by the number of the version, 3 for MPEG-1. */
const sampleRates: Readonly<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8_000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};
const mpeg1 = 3;
const layer3 = 1;
const oneChannel = 3;
/** One frame may look like one by chance. */
const fewestFrames = 3;

interface Frame {
  /** In bytes, with its header. */
  size: number;
  samples: number;
  rate: number;
  version: number;
  isMono: boolean;
}

/** Reads the header of a frame of layer III. */
export function readFrame(file: Buffer, at: number): Frame | undefined {
  if (at + 4 > file.length) return undefined;
  const header = file.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== layer3) return undefined;
  const bitrate = (version === mpeg1 ? bitrates : lowBitrates)[(header >>> 12) & 15];
  const rate = sampleRates[version]?.[(header >>> 10) & 3];
  if (!bitrate || !rate) return undefined;
  const samples = version === mpeg1 ? 1152 : 576;
  const size = Math.floor((samples * bitrate * 125) / rate) + ((header >>> 9) & 1);
  return { size, samples, rate, version, isMono: ((header >>> 6) & 3) === oneChannel };
}

/** Tells whether a frame holds words of its encoder in place of sound: `Xing`, `Info` or `VBRI`. */
function holdsInfo(frame: Buffer, { version, isMono }: Frame): boolean {
  const sideBytes = version === mpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  // Behind the header, a checksum that may be there, and the side information.
  const marks = [4 + sideBytes, 6 + sideBytes, 36].map((at) => frame.toString('latin1', at, at + 4));
  return marks.some((mark) => ['Xing', 'Info', 'VBRI'].includes(mark));
}

const says = (file: Buffer, at: number, words: string) => at >= 0 && file.toString('latin1', at, at + words.length) === words;
/** A size in four bytes of seven bits, as ID3v2 has it. */
const sevenBits = (file: Buffer, at: number) =>
  file.subarray(at, at + 4).reduce((size, byte) => size * 128 + (byte < 128 ? byte : Number.NaN), 0);

/** Bytes of the tag that begins at a position: ID3v2 or APEv2; 0 where there is none. */
function tagAtStart(file: Buffer, at: number): number {
  if (at + 32 > file.length) return 0;
  if (says(file, at, 'ID3')) return 10 + sevenBits(file, at + 6) + ((file[at + 5] ?? 0) & 0x10 ? 10 : 0);
  return says(file, at, 'APETAGEX') ? 32 + file.readUInt32LE(at + 12) : 0;
}

/** Bytes of the tag that ends at a position: ID3v1, APE, Lyrics3 or ID3v2; 0 where there is none. */
function tagAtEnd(file: Buffer, end: number): number {
  if (says(file, end - 128, 'TAG')) return 128;
  if (says(file, end - 227, 'TAG+')) return 227;
  if (says(file, end - 32, 'APETAGEX')) return file.readUInt32LE(end - 20) + (file.readUInt32LE(end - 12) >>> 31) * 32;
  if (says(file, end - 10, '3DI')) return 20 + sevenBits(file, end - 4);
  const isSecond = says(file, end - 9, 'LYRICS200');
  if (!isSecond && !says(file, end - 9, 'LYRICSEND')) return 0;
  const size = isSecond ? Number(file.toString('latin1', end - 15, end - 9)) + 15 : end - file.lastIndexOf('LYRICSBEGIN', end);
  return says(file, end - size, 'LYRICSBEGIN') ? size : Number.NaN;
}

/**
 * Finds what lies between the tags of a file, without the zeros that some programs write in front.
 * @throws {DomainError} UNREADABLE_AUDIO where a tag is larger than the file
 */
function withoutTags(file: Buffer): Buffer {
  let start = 0;
  let end = file.length;
  for (let size = tagAtStart(file, start); size !== 0; size = tagAtStart(file, start)) {
    start += size;
    if (!(start <= end)) throw new DomainError('UNREADABLE_AUDIO');
  }
  for (let size = tagAtEnd(file, end); size !== 0; size = tagAtEnd(file, end)) {
    end -= size;
    if (!(size > 0 && end >= start)) throw new DomainError('UNREADABLE_AUDIO');
  }
  while (start < end && file[start] === 0) start++;
  return file.subarray(start, end);
}

/**
 * Keeps the frames of an MP3 file that hold sound. They have to follow each other without a gap; one that was
 * cut off at the end is left out, and so are zeros there.
 * @throws {DomainError} UNREADABLE_AUDIO
 */
export function stripMp3(file: Buffer): CleanRecording {
  const body = withoutTags(file);
  const kept: Buffer[] = [];
  const first = readFrame(body, 0);
  for (let at = 0; at < body.length; ) {
    if (body[at] === 0 && body.subarray(at).every((byte) => byte === 0)) break;
    const frame = readFrame(body, at);
    const isAlike = frame?.version === first?.version && frame?.rate === first?.rate && frame?.isMono === first?.isMono;
    if (!frame || !isAlike) throw new DomainError('UNREADABLE_AUDIO');
    const bytes = body.subarray(at, at + frame.size);
    if (bytes.length === frame.size && !holdsInfo(bytes, frame)) kept.push(bytes);
    at += frame.size;
  }
  if (!first || kept.length < fewestFrames) throw new DomainError('UNREADABLE_AUDIO');
  return { content: Buffer.concat(kept), seconds: (kept.length * first.samples) / first.rate };
}
