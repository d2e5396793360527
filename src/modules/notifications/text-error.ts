/** Outcome of an attempt: `unknown` where the message may have been sent. */
type Outcome = 'temporary' | 'permanent' | 'unknown';

/** A message that was not taken, as far as is known. Its reason names neither the number nor the key. */
export class TextError extends Error {
  override name = 'TextError';
  readonly outcome: Outcome;

  constructor(reason: string, outcome: Outcome) {
    super(reason);
    this.outcome = outcome;
  }
}
