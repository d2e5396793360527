import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/**
 * Half of the processors, two at most: pictures share the machine and the thread pool with password hashes
 * and requests. It also bounds the memory that hostile pictures can take together.
 */
export const pictureConcurrency = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/** Runs the decoding or encoding of one file when a slot is free, in order of arrival. */
export const withPictureSlot = pLimit(pictureConcurrency);
