/** Samples a second: speech is clear, and three minutes come to 4.3 MB. */
const sampleRate = 12_000;
const headerBytes = 44;

/** Formats that the shop takes as they are. */
const isTaken = /^audio\/(?:mpeg|mp3|wav|wave|x-wav|vnd\.wave)$/;

/**
 * Encodes samples from -1 to 1 as a WAV file of one channel with 16 bits.
 * @param rate samples a second
 */
export function encodeWav(samples: Float32Array, rate: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(headerBytes + samples.length * 2));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(headerBytes + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true);
  return view.buffer as ArrayBuffer;
}

/**
 * Makes a WAV file of a recording that the browser can play: phones record in formats of their own.
 * @throws where the browser cannot
 */
async function toWav(file: Blob): Promise<File> {
  const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(await file.arrayBuffer());
  const mixed = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel++)
    for (const [index, sample] of sound.getChannelData(channel).entries())
      mixed[index] = (mixed[index] ?? 0) + sample / sound.numberOfChannels;
  return new File([encodeWav(mixed, sound.sampleRate)], 'recording.wav', { type: 'audio/wav' });
}

/**
 * Puts a WAV file instead of a recording of another format. One that the browser cannot read stays as it
 * is: the shop says then what it takes.
 */
export async function takeAnyRecording(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (!file || isTaken.test(file.type)) return;
  const made = await toWav(file).catch(() => undefined);
  if (!made || input.files?.[0] !== file) return;
  const files = new DataTransfer();
  files.items.add(made);
  input.files = files.files;
}
