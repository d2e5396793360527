import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and requests without an answer. */
  errors: number;
}

interface LoadOptions {
  origin: string;
  /** Asked for in turn. */
  paths: readonly string[];
  seconds: number;
  connections: number;
  headers: Record<string, string>;
  /** Sent in turn, each to the path at its place. */
  bodies?: readonly string[] | undefined;
}

/**
 * wrk costs a tenth of what a generator in JavaScript costs, which on two cores is
 * what decides; autocannon where there is no wrk.
 */
export const generator: 'wrk' | 'autocannon' = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

const script = (options: LoadOptions) => `
local paths = {${options.paths.map((path) => JSON.stringify(path)).join(',')}}
local bodies = {${(options.bodies ?? []).map((body) => JSON.stringify(body)).join(',')}}
local place = 0
function request()
  place = place + 1
  local path = paths[(place - 1) % #paths + 1]
  if #bodies == 0 then return wrk.format("GET", path) end
  return wrk.format("POST", path, nil, bodies[(place - 1) % #bodies + 1])
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"requestsPerSecond":%f,"p50":%f,"p99":%f,"errors":%d}', summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

function text(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(`${command} ended with ${code}: ${out}`))));
  });
}

/**
 * Asks for `paths` in turn over `connections` connections, each waiting for its answer before it asks again.
 */
export async function load(options: LoadOptions): Promise<Load> {
  if (generator === 'autocannon') {
    const result = await autocannon({
      url: options.origin,
      connections: options.connections,
      duration: options.seconds,
      workers: 1,
      headers: options.headers,
      requests: (options.bodies ?? options.paths).map((text, index) => {
        const path = options.paths[index % options.paths.length] as string;
        return options.bodies ? { method: 'POST' as const, path, body: text } : { method: 'GET' as const, path };
      }),
    });
    const { p50, p99 } = result.latency;
    return { requestsPerSecond: result.requests.average, p50, p99, errors: result.errors + result.timeouts + result.non2xx };
  }
  const folder = mkdtempSync(join(tmpdir(), 'karigari-bench-'));
  try {
    const file = join(folder, 'load.lua');
    writeFileSync(file, script(options));
    const headers = Object.entries(options.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const out = await text('wrk', [
      '-t1',
      `-c${options.connections}`,
      `-d${options.seconds}s`,
      '--timeout',
      '10s',
      ...headers,
      '-s',
      file,
      options.origin,
    ]);
    return JSON.parse(out.slice(out.indexOf('{"requests'))) as Load;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
