/** Longest side in px of what is sent: enough to see a crack, small enough for a poor connection. */
const maxSidePx = 2000;
const mimeType = 'image/jpeg';

export interface ResizedPhoto {
  /** A JPEG without what a camera writes into one. */
  file: Blob;
  /** The same upright, to draw from. */
  canvas: HTMLCanvasElement;
}

/** Turns a photograph upright and makes a large one smaller. @throws if the browser cannot read it */
export async function resizePhoto(chosen: File): Promise<ResizedPhoto> {
  const picture = await createImageBitmap(chosen);
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    // A JPEG has no see-through parts: they would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mimeType, 0.85));
  if (!file) throw new Error('the browser made no picture of it');
  return { file, canvas };
}

/** A small picture of a canvas as a data: URL, which the content policy allows beside our own files. */
export function thumbnailOf(canvas: HTMLCanvasElement, side = 160): string {
  const small = document.createElement('canvas');
  const scale = Math.min(1, side / Math.min(canvas.width, canvas.height));
  small.width = Math.max(1, Math.round(canvas.width * scale));
  small.height = Math.max(1, Math.round(canvas.height * scale));
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  return small.toDataURL(mimeType, 0.8);
}
