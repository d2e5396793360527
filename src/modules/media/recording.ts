/** Formats of recordings whose metadata can be removed with certainty. */
export const recordingFormats = ['mp3', 'wav'] as const;
export type RecordingFormat = (typeof recordingFormats)[number];

/** A picture, or the format of a recording. */
export type MediaKind = 'photo' | RecordingFormat;

/** Names the one file of a recording. */
export const recordingFile = (format: RecordingFormat): string => `voice.${format}`;

/** Address of a recording. @param format kind of a row that is known to be no picture */
export function recordingUrl(hash: string, format: MediaKind): string {
  if (format === 'photo') throw new Error('a picture has no recording');
  return `/media/${hash}/${recordingFile(format)}`;
}
