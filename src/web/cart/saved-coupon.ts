const storageKey = 'karigari-coupon';

/** The coupon that a buyer typed in, which the checkout asks for, too. */
export function loadCoupon(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveCoupon(code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, code);
  } catch {
    // Without storage it lives as long as the page.
  }
}
