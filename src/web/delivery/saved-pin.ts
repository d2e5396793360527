const storageKey = 'karigari-pin';

/** The PIN code that the visitor asked about last; undefined without one. It stays in the browser. */
export function loadPin(): string | undefined {
  try {
    const pin = localStorage.getItem(storageKey) ?? '';
    return /^[1-9]\d{5}$/.test(pin) ? pin : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a PIN code for the next product. */
export function savePin(pin: string): void {
  try {
    localStorage.setItem(storageKey, pin);
  } catch {
    // Without storage it is typed again on the next page.
  }
}
