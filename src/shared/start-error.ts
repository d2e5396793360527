/** A start that is refused for a reason that the operator can put right; the message says how. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
