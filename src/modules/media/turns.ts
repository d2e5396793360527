const atOnce = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** Runs `work` when fewer than two pictures are being made in this process, in the order of asking. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  // A turn that ends is handed on without being counted down, so that nobody can push in between.
  if (running < atOnce) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
