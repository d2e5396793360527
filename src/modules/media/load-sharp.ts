/** The picture library, loaded with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture and two pictures at a time: a heap of uploads must not keep the shop from answering.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
