const storageKey = 'karigari-coupon';

/** The coupon typed in the cart, for the checkout. */
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
    // Without storage the coupon is forgotten with the page.
  }
}
