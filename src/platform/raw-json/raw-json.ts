/** An answer that exists as JSON already: HTTP sends its bytes, and a caller in the process parses it. */
export class RawJson<Output> {
  readonly #json: string | Buffer;
  /** A hash that only equal answers share, where their makers know one: SHA-1 in base64url. */
  readonly digest: string | undefined;

  /** @param json text, or bytes in UTF-8 */
  constructor(json: string | Buffer, digest?: string) {
    this.#json = json;
    this.digest = digest;
  }

  get bytes(): Buffer<ArrayBuffer> {
    return typeof this.#json === 'string' ? Buffer.from(this.#json) : (this.#json as Buffer<ArrayBuffer>);
  }

  parse(): Output {
    return JSON.parse(String(this.#json)) as Output;
  }
}
