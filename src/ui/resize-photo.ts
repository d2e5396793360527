/** Longest side in px of what is sent: enough to see a crack, small enough for a poor connection. */
const maxSidePx = 2000;
const mimeType = 'image/jpeg';

/** A part of a picture, in px of it. */
export interface PhotoArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ResizedPhoto {
  /** A JPEG without what a camera writes into one. */
  file: Blob;
  /** The same upright, to draw from. */
  canvas: HTMLCanvasElement;
}

/** Draws a part of a picture onto a canvas of its own. @param scale px there of one of the part */
function draw(picture: CanvasImageSource, { left, top, width, height }: PhotoArea, scale = 1): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    // A JPEG has no see-through parts: they would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const wholeOf = ({ width, height }: { width: number; height: number }): PhotoArea => ({ left: 0, top: 0, width, height });

/** @param quality from 0 to 1 */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<ResizedPhoto> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mimeType, quality));
  if (!file) throw new Error('the browser made no picture of it');
  return { file, canvas };
}

/** Draws a photograph upright, and a large one smaller. @throws if the browser cannot read it */
export async function drawPhoto(chosen: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(chosen);
  const canvas = draw(picture, wholeOf(picture), Math.min(1, maxSidePx / Math.max(picture.width, picture.height)));
  picture.close();
  return canvas;
}

/** Turns a photograph upright and makes a large one smaller. @throws if the browser cannot read it */
export const resizePhoto = async (chosen: Blob): Promise<ResizedPhoto> => encode(await drawPhoto(chosen), 0.85);

/** Makes a photograph of a part of another. @throws if the browser cannot encode it */
export const cutPhoto = (picture: HTMLCanvasElement, area: PhotoArea): Promise<ResizedPhoto> => encode(draw(picture, area), 0.92);

/** A small picture of a canvas as a data: URL, which the content policy allows beside our own files. */
export const thumbnailOf = (canvas: HTMLCanvasElement, side = 160): string =>
  draw(canvas, wholeOf(canvas), Math.min(1, side / Math.min(canvas.width, canvas.height))).toDataURL(mimeType, 0.8);
