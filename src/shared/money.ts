/** Divides by `divisor` rounding half up, in integers. `numerator` ≥ 0, `divisor` > 0. */
export function divideHalfUp(numerator: number, divisor: number): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0) throw new RangeError('the amount must be a safe integer ≥ 0');
  const quotient = Math.floor(numerator / divisor);
  return (numerator - quotient * divisor) * 2 >= divisor ? quotient + 1 : quotient;
}
