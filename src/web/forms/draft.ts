/**
 * What is being typed into a form, kept for this tab until it is sent: neither a slip of the finger nor a failure loses it.
 * A browser without storage keeps none.
 */
const keyOf = (name: string) => `karigari-draft:${name}`;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement &&
        !['hidden', 'password', 'checkbox', 'radio', 'file'].includes(field.type) &&
        // A password that is being shown is one still.
        !/password|one-time-code/.test(field.autocomplete)) ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );

export function saveDraft(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]))));
  } catch {
    // The form itself still has it.
  }
}

/** Fills the fields that are as the page sent them; what someone has typed since then stays. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Record<string, unknown>;
    for (const field of fieldsOf(form)) {
      const kept = draft[field.name];
      if (typeof kept !== 'string' || ('defaultValue' in field && field.value !== field.defaultValue)) continue;
      field.value = kept;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  } catch {
    // Nothing was kept, or not by us.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
