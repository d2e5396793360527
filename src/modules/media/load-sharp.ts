/** Loads the picture library, with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture: `picture-queue.ts` decides how many run concurrently.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
