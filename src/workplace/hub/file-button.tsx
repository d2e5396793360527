import { FileControl } from '#ui/file-control.tsx';

/** Formats that the shop takes; a phone makes one of them of what it keeps in another. */
const accept = 'image/jpeg,image/png,image/webp,image/avif';

/** A button that opens the chooser of files, or the camera where it takes one; plain without scripts. */
export function FileButton({ label, isMultiple, onChoose }: { label: string; isMultiple?: boolean; onChoose: (files: File[]) => unknown }) {
  return (
    <FileControl
      label={label}
      name="photos"
      accept={accept}
      multiple={isMultiple}
      capture={isMultiple ? undefined : 'environment'}
      onChange={(event) => {
        void onChoose([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
