import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/**
 * Pictures share the machine, and the threads of the process, with hashing passwords and answering requests: half of the processors work
 * on pictures, two at most. It also bounds the memory that hostile pictures can take at once.
 */
export const pictureConcurrency = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/** Waits for a turn to decode or encode one picture file, in the order of asking. */
export const withPictureSlot = pLimit(pictureConcurrency);
