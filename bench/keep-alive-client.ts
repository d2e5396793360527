import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * One connection that asks and waits for its answer. Written out on a socket, since on two cores the client
 * of node:http takes as much of the machine as the server that is measured. Answers have to say their length.
 */
export class KeepAliveClient {
  readonly #host: string;
  readonly #socket: Socket;
  #answered: ((status: number) => void) | undefined;
  #status = 0;
  /** Bytes of the answer that are still to come; undefined while its head is. */
  #left: number | undefined;
  #head = '';

  private constructor(host: string, socket: Socket) {
    this.#host = host;
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('error', () => {});
    socket.on('close', () => this.#end(0));
  }

  static async open(origin: string): Promise<KeepAliveClient> {
    const { host, hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new KeepAliveClient(host, socket);
  }

  /** @returns the status; 0 where the connection ended or what came is no answer */
  ask(path: string): Promise<number> {
    return new Promise((resolve) => {
      if (this.#socket.destroyed) return resolve(0);
      this.#answered = resolve;
      this.#left = undefined;
      this.#head = '';
      this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\n\r\n`);
    });
  }

  #take(bytes: Buffer): void {
    if (this.#left !== undefined) this.#left -= bytes.length;
    else {
      this.#head += bytes.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end))?.[1];
      this.#status = Number(this.#head.slice(9, 12));
      if (length === undefined) return void this.#socket.destroy();
      this.#left = Number(length) - (this.#head.length - end - 4);
    }
    if (this.#left <= 0) this.#end(this.#left === 0 ? this.#status : 0);
  }

  #end(status: number): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(status);
  }

  close(): void {
    this.#socket.destroy();
  }
}
