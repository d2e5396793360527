import { readDeployFile } from './deploy-files.ts';
import { freePort, type RunningProgram, startProgram } from './programs.ts';

const redisHosts = ['127.0.0.2', '127.0.0.3'];
const sentinelHosts = ['127.0.0.4', '127.0.0.5', '127.0.0.6'];

export interface SentinelCluster {
  /** The balancer, which leads to the Redis that takes writes. */
  url: string;
  /** Redis by their index; a stopped one is replaced by `start`. */
  redis: RunningProgram[];
  /** Starts a Redis that follows another one, which Sentinel corrects where it does not lead. */
  start(index: number, follows?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts two Redis, three Sentinels and HAProxy as in `deploy/haproxy`, each on a loopback address. */
export async function startSentinels(): Promise<SentinelCluster> {
  const [port, sentinelPort, balancerPort] = [await freePort(), await freePort(), await freePort()];
  const redis: RunningProgram[] = [];
  const start = async (index: number, follows?: number) => {
    const host = redisHosts[index] as string;
    const primary = follows === undefined ? '' : `replicaof ${redisHosts[follows]} ${port}`;
    const configuration = `protected-mode no
save ""
appendonly no
dir /tmp
bind ${host}
replica-announce-ip ${host}
port ${port}
${primary}
`;
    redis[index] = await startProgram('redis-server', (file) => [file], port, configuration, host);
  };
  await start(0);
  await start(1, 0);
  const sentinels = await Promise.all(
    sentinelHosts.map((host) =>
      startProgram(
        'redis-server',
        (file) => [file, '--sentinel'],
        sentinelPort,
        `protected-mode no
bind ${host}
port ${sentinelPort}
dir /tmp
sentinel announce-ip ${host}
sentinel monitor karigari ${redisHosts[0]} ${port} 2
sentinel down-after-milliseconds karigari 2000
sentinel failover-timeout karigari 6000
`,
        host,
      ),
    ),
  );
  const text = readDeployFile('haproxy/haproxy.cfg');
  const section = text.slice(text.indexOf('frontend redis'), text.indexOf('frontend figures'));
  const configuration = `defaults\n  timeout connect 3s\n  timeout check 3s\n${section}`
    .replace('bind :6379', `bind 127.0.0.1:${balancerPort}`)
    .replaceAll(/redis-(\d)\.internal/g, (_, number: string) => redisHosts[Number(number) - 1] as string)
    .replaceAll(/sentinel-(\d)\.internal/g, (_, number: string) => sentinelHosts[Number(number) - 1] as string)
    .replaceAll(':6379', `:${port}`)
    .replaceAll(':26379', `:${sentinelPort}`);
  const balancer = await startProgram('haproxy', (file) => ['-db', '-f', file], balancerPort, configuration);
  return {
    url: `redis://127.0.0.1:${balancerPort}`,
    redis,
    start,
    async stop() {
      for (const each of [balancer, ...sentinels, ...redis]) await each.stop();
    },
  };
}
