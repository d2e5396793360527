import { useEffect, useRef, useState } from 'react';
import type { CallError, Result } from '#shared/send-request.ts';
import { resizePhoto, thumbnailOf } from '#ui/resize-photo.ts';

/** A file that was chosen and is not sent yet. */
export interface Upload {
  key: number;
  name: string;
  /** Made smaller, with a picture of it to show. */
  ready?: { file: Blob; thumbnail: string };
  /** Why it was not taken. */
  problem?: CallError['code'];
}

/** Milliseconds between tries while there is no connection. */
const retryMs = 5_000;
/** Files that another try cannot help. */
const hopeless: readonly string[] = ['UNREADABLE_IMAGE', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE', 'INVALID_INPUT'];

/** Waits until the browser says that it is connected, or a while. */
const connected = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, retryMs);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });

/**
 * Sends chosen photographs one after the other, each made smaller first. Without a connection it waits and
 * goes on by itself.
 * @param send sends one
 * @param onSent hears of each that was taken, with its picture
 */
export function usePhotoUploads<Data>(send: (file: Blob) => Promise<Result<Data>>, onSent: (answer: Data, thumbnail: string) => void) {
  const queue = useRef<readonly Upload[]>([]);
  const [uploads, setUploads] = useState(queue.current);
  const [count, setCount] = useState({ sent: 0, of: 0 });
  const [isOffline, setOffline] = useState(false);
  const running = useRef(false);
  const gone = useRef(false);

  const set = (next: readonly Upload[]) => {
    queue.current = next;
    setUploads(next);
  };
  const change = (key: number, more: Partial<Upload>) => set(queue.current.map((each) => (each.key === key ? { ...each, ...more } : each)));
  const drop = (key: number) => set(queue.current.filter((each) => each.key !== key));

  /** Sends what waits until nothing does. */
  const run = async () => {
    if (running.current) return;
    running.current = true;
    for (;;) {
      const next = queue.current.find(({ ready, problem }) => ready && problem === undefined);
      if (!next?.ready || gone.current) break;
      const { answer, error } = await send(next.ready.file);
      if (!error) {
        drop(next.key);
        setCount(({ sent, of }) => ({ sent: sent + 1, of }));
        onSent(answer, next.ready.thumbnail);
      } else if (error.code === 'UNREACHABLE') {
        setOffline(true);
        await connected();
        setOffline(false);
      } else change(next.key, { problem: error.code });
    }
    running.current = false;
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const first = Math.max(0, ...queue.current.map(({ key }) => key)) + 1;
    const isFresh = queue.current.every(({ problem }) => problem !== undefined);
    const added = files.map((file, index) => ({ key: first + index, name: file.name, file }));
    set([...queue.current, ...added.map(({ key, name }) => ({ key, name }))]);
    setCount(({ sent, of }) => (isFresh ? { sent: 0, of: files.length } : { sent, of: of + files.length }));
    for (const { key, file } of added) {
      const smaller = await resizePhoto(file).catch(() => undefined);
      if (smaller) change(key, { ready: { file: smaller.file, thumbnail: thumbnailOf(smaller.canvas) } });
      else change(key, { problem: 'UNREADABLE_IMAGE' });
      void run();
    }
  };
  const retry = (key: number) => {
    set(queue.current.map(({ problem, ...each }) => (each.key === key || problem === undefined ? each : { ...each, problem })));
    void run();
  };

  useEffect(() => {
    gone.current = false;
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.current.some(({ problem }) => problem === undefined)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      gone.current = true;
      window.removeEventListener('beforeunload', warn);
    };
  }, []);

  const canRetry = ({ problem }: Upload) => problem !== undefined && !hopeless.includes(problem);
  return { uploads, count, isOffline, add, drop, retry, canRetry };
}
