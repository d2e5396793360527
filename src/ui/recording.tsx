/** Plays a recording; nothing of it is loaded before it is played. Its transcript stands beside it. */
export function Recording({ url, label }: { url: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands beside it
    <audio controls preload="none" src={url} aria-label={label} className="w-full max-w-form" />
  );
}
