/**
 * Loaded into a real server by a test: `?slow=ms` makes the server wait before it
 * answers, `?crash` makes it fail where no handler catches.
 */
import { Server } from 'node:http';

type Emit = (event: string, ...args: unknown[]) => boolean;
const emit = Server.prototype.emit as Emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
  const query = event === 'request' ? new URL((args[0] as { url: string }).url, 'http://x').searchParams : undefined;
  if (query?.has('crash')) {
    setTimeout(() => {
      throw new Error('as told');
    });
  }
  if (!query?.has('slow')) return emit.call(this, event, ...args);
  setTimeout(() => emit.call(this, event, ...args), Number(query.get('slow')));
  return true;
} as typeof Server.prototype.emit;
