declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    workers?: number;
    headers?: Record<string, string>;
    requests?: { method: 'GET' | 'POST'; path: string; body?: string }[];
  }): Promise<Result>;
}
