/** Sets a field of a form as if it was typed, so that drafts and listeners follow. */
export function setField(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
