/** An answer that exists as JSON already: HTTP sends its bytes, and a caller in the process parses it. */
export class RawJson<Output> {
  readonly #json: string | Buffer;

  /** @param json text, or bytes in UTF-8 */
  constructor(json: string | Buffer) {
    this.#json = json;
  }

  get bytes(): Buffer<ArrayBuffer> {
    return typeof this.#json === 'string' ? Buffer.from(this.#json) : (this.#json as Buffer<ArrayBuffer>);
  }

  parse(): Output {
    return JSON.parse(String(this.#json)) as Output;
  }
}
