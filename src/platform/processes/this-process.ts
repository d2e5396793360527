import cluster from 'node:cluster';

/** Variable that tells a process its number. */
export const numberVariable = 'PROCESS_NUMBER';

/** Whether this is one of several processes that share a port. */
export const isOneOfSeveral = (): boolean => cluster.isWorker;

/** The number of this process among those that share its port; 0 as well where it is alone. */
export const processNumber = (): number => (cluster.isWorker ? Number(process.env[numberVariable]) : 0);
