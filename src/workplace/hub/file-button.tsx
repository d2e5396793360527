/** Formats that the shop takes; a phone makes one of them of what it keeps in another. */
const accept = 'image/jpeg,image/png,image/webp,image/avif';

/** A button that opens the chooser of files, or the camera where it takes one; plain without scripts. */
export function FileButton({ label, isMultiple, onChoose }: { label: string; isMultiple?: boolean; onChoose: (files: File[]) => unknown }) {
  return (
    <label className="cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-indigo has-focus-visible:outline-offset-2 [@media(scripting:none)]:grid [@media(scripting:none)]:gap-2 [@media(scripting:enabled)]:line-button">
      {label}
      <input
        type="file"
        name="photos"
        accept={accept}
        multiple={isMultiple}
        capture={isMultiple ? undefined : 'environment'}
        onChange={(event) => {
          void onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-raised file:px-4 file:font-semibold [@media(scripting:enabled)]:sr-only"
      />
    </label>
  );
}
