import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || error?.message}`);
}

/** A host of a test: a network namespace of this machine. */
export interface PrivateHost {
  address: string;
  /** Words that begin a command which runs on it. */
  prefix: readonly string[];
  /** Loses everything that goes to it or comes from it, without a word to either end. */
  cutOff(): void;
  reconnect(): void;
}

export interface PrivateNetwork {
  /** All addresses of it, such as `10.213.20.0/24`. */
  range: string;
  hosts: readonly PrivateHost[];
  remove(): void;
}

/** Makes hosts that reach one another and this machine over a bridge, and nothing else. Needs root. */
export function makePrivateNetwork(count: number): PrivateNetwork {
  const subnet = `10.213.${20 + (process.pid % 200)}`;
  const name = `kg${process.pid}`;
  const made: (() => void)[] = [];
  const make = (undo: () => void, ...args: string[]) => {
    run('ip', ...args);
    made.push(undo);
  };
  const remove = () => {
    for (const undo of made.reverse()) undo();
  };
  const addHost = (index: number): PrivateHost => {
    const [host, wire] = [`${name}h${index}`, `${name}w${index}`];
    const address = `${subnet}.${10 + index}`;
    const prefix = ['ip', 'netns', 'exec', host];
    make(() => run('ip', 'netns', 'delete', host), 'netns', 'add', host);
    // It goes with the namespace in which its other end is.
    run('ip', 'link', 'add', wire, 'type', 'veth', 'peer', 'name', 'wire', 'netns', host);
    run('ip', 'link', 'set', wire, 'master', name, 'up');
    run('ip', '-n', host, 'address', 'add', `${address}/24`, 'dev', 'wire');
    for (const device of ['wire', 'lo']) run('ip', '-n', host, 'link', 'set', device, 'up');
    const drop = (action: '-A' | '-D') => {
      for (const [chain, device] of [
        ['INPUT', '-i'],
        ['OUTPUT', '-o'],
      ] as const)
        run('ip', 'netns', 'exec', host, 'iptables', '-w', action, chain, device, 'wire', '-j', 'DROP');
    };
    return { address, prefix, cutOff: () => drop('-A'), reconnect: () => drop('-D') };
  };
  try {
    make(() => run('ip', 'link', 'delete', name), 'link', 'add', name, 'type', 'bridge');
    run('ip', 'address', 'add', `${subnet}.1/24`, 'dev', name);
    run('ip', 'link', 'set', name, 'up');
    const hosts = Array.from({ length: count }, (_, index) => addHost(index));
    return { range: `${subnet}.0/24`, hosts, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A process on a host of its own that can be ended and started again. */
export class HostProcess {
  readonly host: PrivateHost;
  readonly #command: readonly string[];
  readonly #log: string;
  #child: ChildProcess | undefined;
  #gone: Promise<unknown> = Promise.resolve();

  /** @param log file that its output is added to */
  constructor(host: PrivateHost, command: readonly string[], log: string) {
    this.host = host;
    this.#command = command;
    this.#log = log;
    this.start();
  }

  start(): void {
    const [program = '', ...args] = [...this.host.prefix, ...this.#command];
    const log = openSync(this.#log, 'a');
    const child = spawn(program, args, { stdio: ['ignore', log, log] });
    closeSync(log);
    this.#child = child;
    this.#gone = new Promise((resolve) => child.once('exit', resolve));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child?.kill(signal);
    await this.#gone;
  }
}
