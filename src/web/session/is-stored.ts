/** Whether a key of an account is stored: a session that ended while no page was open has left it behind. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
