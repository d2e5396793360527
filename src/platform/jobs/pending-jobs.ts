/** A job that is to be enqueued. */
export interface PendingJob {
  /** Of its kind, which is that of its queue. */
  name: string;
  data: object;
  options: {
    /** Of two waiting jobs with one key, one is kept. */
    key?: string;
    startAfter?: Date;
  };
}

/** The jobs that a transaction causes. They are enqueued together, with one statement. */
export class PendingJobs {
  readonly #jobs: PendingJob[] = [];

  add(...jobs: readonly PendingJob[]): void {
    this.#jobs.push(...jobs);
  }

  /** Takes all of them, to enqueue them. */
  take(): PendingJob[] {
    return this.#jobs.splice(0);
  }

  /** Begins a part of the transaction. @returns drops what that part added, where it is rolled back */
  beginPart(): () => void {
    const { length } = this.#jobs;
    return () => void this.#jobs.splice(length);
  }
}
