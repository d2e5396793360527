/**
 * Shares an address by the device's share sheet where it has one, else by the clipboard.
 */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the sheet is no failure to report.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
