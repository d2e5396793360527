/** A tone of 8-bit PCM at 8 kHz, in a WAV file that ends with further chunks. */
export function wavFile(seconds: number, chunks: readonly (readonly [name: string, content: string])[] = []): Buffer {
  const rate = 8_000;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate, 8);
  format.writeUInt16LE(1, 12);
  format.writeUInt16LE(8, 14);
  const samples = Buffer.from(
    Array.from({ length: Math.round(seconds * rate) }, (_, index) => 128 + Math.round(100 * Math.sin(index / 5))),
  );
  return riff([['fmt ', format], ['data', samples], ...chunks.map(([name, content]) => [name, Buffer.from(content)] as const)]);
}

/** Puts chunks into a WAV file. */
export function riff(chunks: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts = chunks.flatMap(([name, content]) => {
    const head = Buffer.alloc(8);
    head.write(name, 0, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return [head, content, Buffer.alloc(content.length % 2)];
  });
  const body = Buffer.concat([Buffer.from('WAVE'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Frames of MPEG-1 layer III with 128 kbit/s at 44.1 kHz in one channel: 417 bytes and 26 ms each. */
export const mp3Frames = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, index) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc0]), Buffer.alloc(413, 1 + (index % 250))]));

/** A tag of ID3v2 that says some words. */
export function id3(words: string): Buffer {
  const content = Buffer.from(words);
  const size = [21, 14, 7, 0].map((shift) => (content.length >> shift) & 127);
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), Buffer.from(size), content]);
}
