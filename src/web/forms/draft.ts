/**
 * Drafts of forms, so that neither a slip of the finger nor a failure loses what was typed. They name people,
 * streets and phones, so the memory of this tab holds them, and the browser's storage only while the tab
 * cannot: during a load, and in the background, where a phone may drop the tab.
 */
const storageKey = 'karigari-drafts';

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

const drafts = new Map<string, Values>();

/** Writes the drafts to the storage of this tab. A browser without storage loses them with the page. */
function persistDrafts(): void {
  try {
    if (drafts.size > 0) sessionStorage.setItem(storageKey, JSON.stringify([...drafts]));
  } catch {
    // The forms on the screen still have them.
  }
}

/** Takes the drafts back into memory. */
function loadDrafts(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [name, values] of stored as [string, Values][]) if (!drafts.has(name)) drafts.set(name, values);
  } catch {
    // The entry is missing, or was not stored by us.
  }
  try {
    sessionStorage.removeItem(storageKey);
    // Earlier versions kept each draft under a key of its own.
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('karigari-draft:')) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

if (typeof window !== 'undefined') {
  loadDrafts();
  addEventListener('pagehide', persistDrafts);
  addEventListener('pageshow', loadDrafts);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? persistDrafts() : loadDrafts()));
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

export const saveDraft = (name: string, form: HTMLFormElement): void => void drafts.set(name, valuesOf(form));

/** Keeps values as if they had been typed, for the next time that the form opens. */
export const keepDraft = (name: string, values: Record<string, string>): void => void drafts.set(name, values);

export function restoreDraft(name: string, form: HTMLFormElement): void {
  const values = drafts.get(name);
  if (!values) return;
  fill(form, values);
  // Some fields come with the choice in another, such as the states of a country.
  setTimeout(() => fill(form, values));
}

export const dropDraft = (name: string): void => void drafts.delete(name);

/** Forgets everything that was typed in this tab. */
export function dropDrafts(): void {
  drafts.clear();
  returnPath = undefined;
  loadDrafts();
  drafts.clear();
}

// A session can end in the middle of a form. Its draft then waits, by the form's address, until the same user
// is back.

const mountedForms = new Set<HTMLFormElement>();
const returnDraftName = (form: HTMLFormElement) => `back ${form.getAttribute('action')}`;
let returnPath: string | undefined;

/**
 * Saves drafts of the forms on the screen until the user has signed in again.
 * @param owner id of the user who gets them back
 */
export function saveForSignIn(owner: string): void {
  for (const form of mountedForms) {
    if (fieldsOf(form).every(isUntouched)) continue;
    drafts.set(returnDraftName(form), { owner, values: valuesOf(form) });
    // A dialog is not open on the page that one comes back to; its form has a page of its own.
    returnPath ??= form.closest('dialog') ? (form.getAttribute('action') ?? undefined) : undefined;
  }
}

/** Takes the path of the form that was saved last, if the page that was left does not show it itself. */
export function takeReturnPath(): string | undefined {
  const path = returnPath;
  returnPath = undefined;
  return path;
}

/**
 * Fills a form from its draft, and includes it in later drafts while it is on the screen.
 * @returns a function that ends that
 */
export function registerForm(form: HTMLFormElement, person: string | undefined): () => void {
  mountedForms.add(form);
  const name = returnDraftName(form);
  const { owner, values } = drafts.get(name) ?? {};
  if (owner !== undefined && person !== undefined) {
    dropDraft(name);
    if (owner === person) {
      fill(form, values as Values);
      // Some fields come with the choice in another, such as the states of a country.
      setTimeout(() => fill(form, values as Values));
    }
  }
  return () => mountedForms.delete(form);
}
