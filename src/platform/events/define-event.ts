import type { JobDefinition } from '../jobs/jobs.ts';

/**
 * Something that happened, as a module says it to modules above it, which it must not import. `Data` holds
 * keys, never rows: a subscriber reads the state at the time when it runs. Queued jobs store it as JSON, so
 * the fields of a released event stay.
 */
export interface EventDefinition<Data extends object> {
  /** `module.what-happened`, such as `payments.refund-settled`. */
  readonly name: string;
  /** Carries the type alone; never set. */
  readonly data?: Data;
}

export const defineEvent = <Data extends object>(name: string): EventDefinition<Data> => ({ name });

/**
 * Makes a job of every occurrence of an event. `ctx.publish` enqueues it in the publisher's transaction: it
 * runs after the commit, at least once, with the retries of its own queue, and a failing subscriber delays no
 * other.
 */
export const subscribe = <Data extends object>(event: EventDefinition<Data>, job: JobDefinition<Data>): JobDefinition<Data> => ({
  ...job,
  event: event.name,
});
