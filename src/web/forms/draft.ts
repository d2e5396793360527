/**
 * What is being typed into a form, kept for this tab until it is sent: neither a slip of the finger nor a failure loses it.
 * A browser without storage keeps none.
 */
const keyOf = (name: string) => `karigari-draft:${name}`;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement &&
        field.name !== '' &&
        !['hidden', 'password', 'checkbox', 'radio', 'file'].includes(field.type) &&
        // A password that is being shown is one still.
        !/password|one-time-code/.test(field.autocomplete)) ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );

type Values = Record<string, unknown>;
const valuesOf = (form: HTMLFormElement): Values => Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]));
const isUntouched = (field: ReturnType<typeof fieldsOf>[number]) => !('defaultValue' in field) || field.value === field.defaultValue;

function write(name: string, kept: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // The form itself still has it.
  }
}

function read(name: string): Values {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Values;
  } catch {
    // Nothing was kept, or not by us.
    return {};
  }
}

/** Fills the fields that are as the page sent them; what someone has typed since then stays. */
function fill(form: HTMLFormElement, values: Values): void {
  for (const field of fieldsOf(form)) {
    const kept = values[field.name];
    if (typeof kept !== 'string' || kept === field.value || !isUntouched(field)) continue;
    field.value = kept;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

export const saveDraft = (name: string, form: HTMLFormElement): void => write(name, valuesOf(form));

export function restoreDraft(name: string, form: HTMLFormElement): void {
  const values = read(name);
  fill(form, values);
  // Some fields come with the choice in another, such as the states of a country.
  setTimeout(() => fill(form, values));
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}

// A session can end while somebody types. What stands in the forms then waits, by their address, until the same person is back.

const onScreen = new Set<HTMLFormElement>();
const waitingName = (form: HTMLFormElement) => `back ${form.getAttribute('action')}`;
let wayBack: string | undefined;

/** Keeps what is typed into the forms on the screen for the time of a signing in. @param owner who may have it back */
export function keepForReturn(owner: string): void {
  for (const form of onScreen) {
    if (fieldsOf(form).every(isUntouched)) continue;
    write(waitingName(form), { owner, values: valuesOf(form) });
    // A dialog is not open on the page that one comes back to; its form has a page of its own.
    wayBack ??= form.closest('dialog') ? (form.getAttribute('action') ?? undefined) : undefined;
  }
}

/** The page of the form that was kept last, where the page that was left does not show it. Told once. */
export function takeWayBack(): string | undefined {
  const path = wayBack;
  wayBack = undefined;
  return path;
}

/** Gives a form what was kept of it, and lets it be kept while it is on the screen. @returns ends that */
export function joinForms(form: HTMLFormElement, person: string | undefined): () => void {
  onScreen.add(form);
  const name = waitingName(form);
  const { owner, values } = read(name);
  if (owner !== undefined && person !== undefined) {
    dropDraft(name);
    if (owner === person) {
      fill(form, values as Values);
      // Some fields come with the choice in another, such as the states of a country.
      setTimeout(() => fill(form, values as Values));
    }
  }
  return () => onScreen.delete(form);
}
