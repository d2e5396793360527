interface ChoiceProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  /** Line breaks are kept. */
  hint?: string | undefined;
  /** Short names in a row, such as the cards that are taken. */
  marks?: readonly string[];
  disabled?: boolean;
}

/** One of several things to choose from, large enough for a thumb. */
export function Choice({ name, value, checked, onChoose, label, hint, marks = [], disabled = false }: ChoiceProps) {
  return (
    <label
      className={`flex min-h-14 items-start gap-3 rounded-sm border px-4 py-3 ${checked ? 'border-indigo bg-raised' : 'border-line-strong'} ${disabled ? 'text-muted' : 'cursor-pointer'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-indigo"
      />
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {marks.length > 0 && (
          <span className="my-1 flex flex-wrap gap-1.5">
            {marks.map((mark) => (
              <span key={mark} className="rounded-sm border border-line-strong bg-ground px-1.5 text-sm">
                {mark}
              </span>
            ))}
          </span>
        )}
        {hint && <span className="block whitespace-pre-line break-words text-muted text-sm">{hint}</span>}
      </span>
    </label>
  );
}
