/** A message that was not taken. Its reason names neither the number nor the key. */
export class TextError extends Error {
  override name = 'TextError';
  /** Whether another attempt is of no use. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}
