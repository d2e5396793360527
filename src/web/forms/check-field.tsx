interface CheckFieldProps {
  /** Without a name it is not sent: it changes the page alone. */
  name?: string;
  label: string;
  hint?: string;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
}

/** Something to say yes to. */
export function CheckField({ name, label, hint, defaultChecked, checked, onChange }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        defaultChecked={defaultChecked}
        checked={checked}
        onChange={onChange && (({ target }) => onChange(target.checked))}
        className="mt-1 size-5 shrink-0 accent-indigo"
      />
      <span>
        {label}
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
    </label>
  );
}
