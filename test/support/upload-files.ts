import { Readable } from 'node:stream';
import sharp from 'sharp';
import { uploadFrom } from '#platform/http/receive-upload.ts';
import type { Answer, TestClient } from './test-client.ts';

/** A file as a use case gets it, without a network. */
export const uploadOfBytes = (bytes: Uint8Array) =>
  uploadFrom(
    () => Readable.from([Buffer.from(bytes)], { objectMode: true }),
    (work) => work(),
  );

let shade = 0;

/**
 * A photograph that differs from every other one of the run, with the place and the
 * author that a camera writes into it.
 */
export async function photograph(width = 700, height = 500): Promise<Buffer> {
  shade++;
  const background = { r: (shade * 12) % 256, g: (shade * 5) % 256, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Asha Verma' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 7/1' } })
    .jpeg()
    .toBuffer();
}

/** Sends a file as the body of a call. */
export const sendFile = (client: TestClient, method: string, path: string, bytes: Uint8Array, type = 'image/jpeg'): Promise<Answer> =>
  client.send(method, path, bytes, { 'content-type': type });

/** Sends a form with a file, as a browser without scripts does. */
export const sendForm = (client: TestClient, method: string, path: string, form: FormData): Promise<Answer> =>
  client.send(method, path, form);
