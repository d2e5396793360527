/** The picture library, loaded with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture: how many are worked on beside each other is for `picture-turns.ts` to say.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
