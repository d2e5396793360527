const key = 'karigari-coupon';

/** The coupon that a buyer typed in, which the checkout asks for, too. */
export function keptCoupon(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepCoupon(code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, code);
  } catch {
    // Without storage it lives as long as the page.
  }
}
