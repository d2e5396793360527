import { Worker } from 'node:worker_threads';

/**
 * Kills this process from a thread of its own once the time is over, whatever the event loop is doing then:
 * waiting for something that never comes, running in circles, or stuck in the last handlers of an exit.
 */
export function killAfter(milliseconds: number): void {
  const code = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${Math.ceil(milliseconds)});`;
  try {
    const watchdog = new Worker(code, { eval: true, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } });
    watchdog.on('error', () => {});
    watchdog.unref();
  } catch {
    // Without a thread the timer in the event loop is what is left.
  }
}
