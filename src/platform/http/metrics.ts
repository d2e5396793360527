import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Health } from './health.ts';

export interface Metrics {
  /** Counts one request; `route` is a pattern, never a value. */
  request(route: string, status: number, ms: number): void;
  /** Answers Prometheus at `/metrics`, and operators at `/readyz`, on a port of its own. */
  listen(port: number, host: string): Promise<Server>;
}

/** Measures one process. */
export function createMetrics(parts: {
  database: Database;
  jobs: Jobs;
  health: Health;
  cache?: ResponseCache;
  /** Mails that have not arrived anywhere. */
  mails?: () => Promise<{ waiting: number; failed: number; oldestSeconds: number }>;
  /**
   * Tells operators what else they want to know, such as settings that are missing. No secrets: it is shown
   * as it is.
   */
  details?: () => Record<string, unknown>;
}): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and class of status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const { cache, database, jobs, mails } = parts;
  if (cache) {
    new Counter({
      name: 'response_cache_hits_total',
      help: 'Public answers taken from memory',
      registers,
      collect() {
        this.reset();
        this.inc(cache.hits);
      },
    });
    new Counter({
      name: 'response_cache_misses_total',
      help: 'Public answers that had to be made',
      registers,
      collect() {
        this.reset();
        this.inc(cache.misses);
      },
    });
    new Gauge({
      name: 'response_cache_bytes',
      help: 'Memory that kept answers take',
      registers,
      collect() {
        this.set(cache.bytes);
      },
    });
  }
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and callers that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const pool = database.pool();
      this.set({ state: 'busy' }, pool.busy);
      this.set({ state: 'idle' }, pool.idle);
      this.set({ state: 'waiting' }, pool.waiting);
    },
  });
  const { replica } = database;
  if (replica) {
    new Counter({
      name: 'database_public_reads_total',
      help: 'Reads that a replica may answer: answered by it, or by the primary since it was behind or away',
      labelNames: ['replica'] as const,
      registers,
      collect() {
        this.reset();
        for (const [state, count] of Object.entries(replica.counts)) this.inc({ replica: state }, count);
      },
    });
  }
  new Gauge({
    name: 'jobs',
    help: 'Jobs by kind and state',
    labelNames: ['kind', 'state'] as const,
    registers,
    async collect() {
      for (const { kind, ...counts } of await jobs.counts()) {
        for (const [state, count] of Object.entries(counts)) this.set({ kind, state }, count);
      }
    },
  });

  if (mails) {
    const oldest = new Gauge({ name: 'mail_oldest_waiting_seconds', help: 'Age of the oldest mail that waits to be sent', registers });
    new Gauge({
      name: 'mails',
      help: 'Mails that wait to be sent, and mails given up',
      labelNames: ['state'] as const,
      registers,
      async collect() {
        const { waiting, failed, oldestSeconds } = await mails();
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'failed' }, failed);
        oldest.set(oldestSeconds);
      },
    });
  }

  return {
    request(route, status, ms) {
      duration.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
    },
    listen(port, host) {
      const server = createServer(async (request, response) => {
        if (request.url !== '/metrics' && request.url !== '/readyz') {
          response.writeHead(404).end();
          return;
        }
        try {
          if (request.url === '/readyz') {
            const status = await parts.health.readiness();
            const body = JSON.stringify({ status, database: database.version, pool: database.pool(), ...parts.details?.() });
            response
              .writeHead(status === 'ready' ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
              .end(body);
            return;
          }
          const body = await register.metrics();
          response.writeHead(200, { 'content-type': register.contentType }).end(body);
        } catch {
          response.writeHead(503).end();
        }
      });
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        // One of several processes has a port of its own for it.
        server.listen({ port, host, exclusive: true }, () => resolve(server));
      });
    },
  };
}
