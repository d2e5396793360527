/** Seconds that a download may take; a slow reader does not keep a place in the queue for ever. */
const maxSeconds = 1_800;

/**
 * A file that is written while it is read: a part is made when the reader has taken the one before, and none
 * once the reader is gone. HTTP sends it as it comes; callers in the process get it whole.
 */
export class FileStream {
  readonly #name: string;
  readonly #type: string;
  readonly #parts: AsyncGenerator<string>;
  readonly #first: IteratorResult<string>;
  readonly #end = Promise.withResolvers<void>();

  private constructor(file: { name: string; type: string }, parts: AsyncGenerator<string>, first: IteratorResult<string>) {
    this.#name = file.name;
    this.#type = file.type;
    this.#parts = parts;
    this.#first = first;
  }

  /**
   * Makes a file of its parts. What fails until the first of them fails here, before anything is answered.
   * @param file its name in ASCII, and its media type
   */
  static async open(file: { name: string; type: string }, parts: AsyncGenerator<string>): Promise<FileStream> {
    return new FileStream(file, parts, await parts.next());
  }

  /** Resolves when all was read, or the reader is gone. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  async #stop(): Promise<void> {
    try {
      await this.#parts.return(undefined);
    } finally {
      this.#end.resolve();
    }
  }

  async *#texts(): AsyncGenerator<string> {
    try {
      for (let next = this.#first; !next.done; next = await this.#parts.next()) yield next.value;
    } finally {
      await this.#stop();
    }
  }

  /** Reads it whole, for callers in the process. */
  async collect(): Promise<File> {
    const parts: string[] = [];
    for await (const part of this.#texts()) parts.push(part);
    return new File(parts, this.#name, { type: this.#type });
  }

  /** Answers with the file, to be saved; without its content where only the headers were asked for. */
  toResponse(method: string): Response {
    const headers = { 'content-type': this.#type, 'content-disposition': `attachment; filename="${this.#name}"` };
    if (method === 'HEAD') {
      void this.#stop();
      return new Response(null, { headers });
    }
    const texts = this.#texts();
    const encoder = new TextEncoder();
    let timer: NodeJS.Timeout | undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          timer = setTimeout(() => {
            controller.error(new Error('the download took too long'));
            void this.#stop();
          }, maxSeconds * 1_000).unref();
        },
        // An error here breaks the connection off: half a file must not look like a whole one.
        async pull(controller) {
          const { done, value } = await texts.next();
          if (!done) return controller.enqueue(encoder.encode(value));
          clearTimeout(timer);
          controller.close();
        },
        cancel: async () => {
          clearTimeout(timer);
          await this.#stop();
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers });
  }
}
