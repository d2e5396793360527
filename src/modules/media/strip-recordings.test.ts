import fc from 'fast-check';
import { expect, test } from 'vitest';
import { id3, mp3Frames, riff, wavFile } from '../../../test/support/recordings.ts';
import { stripMp3 } from './strip-mp3.ts';
import { stripWav } from './strip-wav.ts';

const secret = 'Sunita, at 26.92 N 75.82 E';
const says = (bytes: Uint8Array, words = secret) => Buffer.from(bytes).includes(words);
const frames = mp3Frames(5);
const sound = Buffer.concat(frames);

/** A tag of ID3v1: its last 128 bytes begin with TAG. */
const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.from(secret.padEnd(125))]);
const ape = (words: string, hasHeader: boolean) => {
  const items = Buffer.from(words);
  const ends = (flags: number) => {
    const end = Buffer.alloc(32);
    end.write('APETAGEX', 0, 'latin1');
    end.writeUInt32LE(items.length + 32, 12);
    end.writeUInt32LE(flags, 20);
    return end;
  };
  return Buffer.concat([...(hasHeader ? [ends(0xa0000000)] : []), items, ends(hasHeader ? 0x80000000 : 0)]);
};
const lyrics = Buffer.from(`LYRICSBEGIN${secret}${String(11 + secret.length).padStart(6, '0')}LYRICS200`);
const firstLyrics = Buffer.from(`LYRICSBEGIN${secret}LYRICSEND`);
/** ID3v2.4 behind the sound, with its footer. */
const appended = Buffer.concat([id3(secret), Buffer.from('3DI\u0004\0\u0010'), id3(secret).subarray(6, 10)]);
const info = Buffer.from(mp3Frames(1)[0] as Buffer);
info.write(`Info${secret}`, 21, 'latin1');

test.each([
  ['no tags', sound],
  ['ID3v2', Buffer.concat([id3(secret), sound])],
  ['two of ID3v2 and zeros', Buffer.concat([id3(secret), id3(secret), Buffer.alloc(50), sound])],
  ['ID3v1', Buffer.concat([sound, id3v1])],
  ['enhanced ID3v1', Buffer.concat([sound, Buffer.from(`TAG+${secret.padEnd(223)}`), id3v1])],
  ['APEv1', Buffer.concat([sound, ape(secret, false)])],
  ['APEv2 and ID3v1', Buffer.concat([sound, ape(secret, true), id3v1])],
  ['APEv2 in front', Buffer.concat([ape(secret, true), sound])],
  ['Lyrics3v2 and ID3v1', Buffer.concat([sound, lyrics, id3v1])],
  ['Lyrics3v1', Buffer.concat([sound, firstLyrics, id3v1])],
  ['appended ID3v2', Buffer.concat([sound, appended])],
  ['a frame of the encoder', Buffer.concat([info, sound])],
  ['zeros behind it', Buffer.concat([sound, Buffer.alloc(700), id3v1])],
  ['a frame that was cut off', Buffer.concat([sound, (frames[0] as Buffer).subarray(0, 200)])],
  ['a frame that was cut off before a tag', Buffer.concat([sound, (frames[0] as Buffer).subarray(0, 417 - 128), id3v1])],
])('an MP3 file with %s keeps its sound alone', (_name, file) => {
  const { content, seconds } = stripMp3(file);
  expect(Buffer.compare(content, sound)).toBe(0);
  expect(says(content)).toBe(false);
  expect(seconds).toBeCloseTo((5 * 1152) / 44_100, 6);
});

const otherRate = Buffer.concat([Buffer.from([0xff, 0xfb, 0x94, 0xc0]), Buffer.alloc(380, 1)]);
test('silence at the end of an MP3 file is sound', () => {
  const silent = Buffer.from(sound).fill(0, 4 * 417 + 4);
  expect(stripMp3(silent).content).toHaveLength(sound.length);
});

test.each([
  ['too short', Buffer.concat(frames.slice(0, 2))],
  ['words between frames', Buffer.concat([sound, Buffer.from(secret), sound])],
  ['a tag between frames', Buffer.concat([sound, id3(secret), sound])],
  ['a tag larger than the file', Buffer.concat([Buffer.from('ID3\u0004\0\0\u007f\u007f\u007f\u007f'), sound])],
  ['a size that is none', Buffer.concat([Buffer.from('ID3\u0004\0\0'), Buffer.from([255, 255, 255, 255]), sound])],
  ['words behind the sound', Buffer.concat([sound, Buffer.from(secret)])],
  ['lyrics that begin nowhere', Buffer.concat([sound, Buffer.from('000099LYRICS200')])],
  ['a tag of APE with no size', Buffer.concat([sound, ape('', false).fill(0, 12, 16)])],
  ['another rate', Buffer.concat([sound, otherRate, sound])],
  ['a free bit rate', Buffer.from(sound.map((byte, at) => (at % 417 === 2 ? 0x00 : byte)))],
  ['nothing', Buffer.alloc(0)],
])('an MP3 file with %s is refused', (_name, file) => {
  expect(() => stripMp3(file)).toThrow(expect.objectContaining({ code: 'UNREADABLE_AUDIO' }));
});

const plain = wavFile(0.1);
const format = plain.subarray(20, 36);
const samples = plain.subarray(44);
const extended = Buffer.alloc(40);
format.copy(extended);
extended.writeUInt16LE(0xfffe, 0);
extended.writeUInt16LE(22, 16);
extended.writeUInt16LE(8, 18);
Buffer.from('0100000000001000800000aa00389b71', 'hex').copy(extended, 24);
test.each([
  ['no further chunk', plain],
  [
    'chunks of words and places',
    wavFile(0.1, [
      ['LIST', secret],
      ['bext', secret],
      ['id3 ', secret],
      ['iXML', secret],
    ]),
  ],
  [
    'a chunk in front',
    riff([
      ['JUNK', Buffer.from(secret)],
      ['fmt ', format],
      ['data', samples],
    ]),
  ],
  [
    'words behind its format',
    riff([
      ['fmt ', Buffer.concat([format, Buffer.from(secret)])],
      ['data', samples],
    ]),
  ],
  [
    'the extensible format',
    riff([
      ['fmt ', extended],
      ['data', samples],
    ]),
  ],
  ['words behind its end', Buffer.concat([plain, Buffer.from(secret)])],
])('a WAV file with %s keeps its samples alone', (_name, file) => {
  const { content, seconds } = stripWav(file);
  expect(Buffer.compare(content, plain)).toBe(0);
  expect(seconds).toBeCloseTo(0.1, 6);
});

const changed = (at: number, value: number) => Buffer.from(format).fill(value, at, at + 1);
test.each([
  [
    'no samples',
    riff([
      ['fmt ', format],
      ['data', Buffer.alloc(0)],
    ]),
  ],
  ['no format', riff([['data', samples]])],
  [
    'two of samples',
    riff([
      ['fmt ', format],
      ['data', samples],
      ['data', samples],
    ]),
  ],
  ['a chunk that is cut off', plain.subarray(0, 300)],
  [
    'another coding',
    riff([
      ['fmt ', changed(0, 85)],
      ['data', samples],
    ]),
  ],
  [
    'another extensible coding',
    riff([
      ['fmt ', Buffer.from(extended).fill(3, 24, 25)],
      ['data', samples],
    ]),
  ],
  [
    'five channels',
    riff([
      ['fmt ', changed(2, 5)],
      ['data', samples],
    ]),
  ],
  [
    'numbers that do not agree',
    riff([
      ['fmt ', changed(12, 2)],
      ['data', samples],
    ]),
  ],
  ['a size of zero', Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), plain.subarray(12)])],
])('a WAV file with %s is refused', (_name, file) => {
  expect(() => stripWav(file)).toThrow(expect.objectContaining({ code: 'UNREADABLE_AUDIO' }));
});

test('what is kept of any file stands in it in the same order, and is not changed again', () => {
  const words = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 6 }), fc.array(words, { maxLength: 3 }), words, (count, tags, around) => {
      const all = mp3Frames(count);
      const file = Buffer.concat([...tags.map((tag) => id3(tag.toString('latin1'))), ...all, around]);
      let kept: Uint8Array;
      try {
        kept = stripMp3(file).content;
      } catch (error) {
        expect(error).toMatchObject({ code: 'UNREADABLE_AUDIO' });
        return;
      }
      // The frames of the file stand one after the other.
      expect(file.indexOf(Buffer.from(kept))).toBeGreaterThanOrEqual(0);
      expect(Buffer.compare(stripMp3(Buffer.from(kept)).content, kept)).toBe(0);
    }),
    { numRuns: 200 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.array(words, { maxLength: 3 }), (length, others) => {
      const chunks = others.map((content) => ['LIST', content] as const);
      const body = samples.subarray(0, length);
      const { content } = stripWav(riff([...chunks, ['fmt ', format], ...chunks, ['data', body], ...chunks]));
      expect(
        Buffer.compare(
          content,
          riff([
            ['fmt ', format],
            ['data', body],
          ]),
        ),
      ).toBe(0);
    }),
    { numRuns: 200 },
  );
});

test('a program that reads any bytes answers, or says that it cannot', () => {
  for (const [strip, start] of [
    [stripMp3, Buffer.from('ID3')],
    [stripMp3, sound],
    [stripWav, Buffer.from('RIFF\u0040\0\0\0WAVEfmt ')],
  ] as const)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          strip(Buffer.concat([start, bytes]));
        } catch (error) {
          expect(error).toMatchObject({ code: 'UNREADABLE_AUDIO' });
        }
      }),
      { numRuns: 300 },
    );
});
