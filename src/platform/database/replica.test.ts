import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { canStartStandby, type RunningPostgres, startPostgres } from '../../../test/support/postgres.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';

if (!canStartStandby) process.stdout.write('There is no pg_basebackup on this machine: reads from a replica are not tested.\n');

/** Two nodes on a primary with a standby whose replay is stopped and continued by hand. */
describe.skipIf(!canStartStandby)('reads that a replica may answer', () => {
  let primary: RunningPostgres;
  let standby: RunningPostgres;
  const nodes: Database[] = [];
  const open = async (): Promise<Database> => {
    const node = await openPostgres(primary.url, { max: 2, onError: () => {}, replicaUrl: standby.url });
    nodes.push(node);
    return node;
  };
  const read = async ({ reads }: Database) => {
    const { rows } = await reads.execute('select max(id) as id, pg_is_in_recovery() as standby from notes', []);
    return [rows[0]?.id, rows[0]?.standby ? 'standby' : 'primary'];
  };
  const onStandby = async (text: string) => {
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  const answersFromStandby = (node: Database) => vi.waitUntil(async () => (await read(node))[1] === 'standby', { timeout: 30_000 });

  beforeAll(async () => {
    primary = await startPostgres();
    standby = await startPostgres(['fsync=off'], primary);
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await standby?.stop();
    await primary?.stop();
  });

  test('come from the primary as long as the replica lacks a change that the node knows of', async () => {
    const [one, other] = [await open(), await open()];
    await one.execute('create table notes (id int)');
    await one.execute('insert into notes values (1)', []);
    await one.replica?.changed();
    await answersFromStandby(one);
    await answersFromStandby(other);
    expect(await read(one)).toEqual([1, 'standby']);

    await onStandby('select pg_wal_replay_pause()');
    await one.transaction((tx) => tx.execute('insert into notes values (2)', []));
    // The other node has not heard of it.
    expect(await read(other)).toEqual([1, 'standby']);
    const position = await one.replica?.changed();
    expect(await read(one)).toEqual([2, 'primary']);
    expect(await read(one.forJobs())).toEqual([2, 'primary']);
    other.replica?.heard(position);
    expect(await read(other)).toEqual([2, 'primary']);

    await onStandby('select pg_wal_replay_resume()');
    await answersFromStandby(one);
    await answersFromStandby(other);
    expect([await read(one), await read(one.forJobs())]).toEqual([
      [2, 'standby'],
      [2, 'standby'],
    ]);
    expect(one.replica?.counts.behind).toBeGreaterThan(0);
  });

  test('come from the primary while the position of a change is unknown, and while changes may go unheard', async () => {
    const node = await open();
    await answersFromStandby(node);
    const asked = node.replica?.changed();
    expect((await read(node))[1]).toBe('primary');
    await asked;
    await answersFromStandby(node);
    if (node.replica) node.replica.isAlone = true;
    expect((await read(node))[1]).toBe('primary');
  });

  test('come from the primary where the replica fails, and where it is none', async () => {
    const node = await open();
    await answersFromStandby(node);
    const notThere = await node.reads.execute('select nothing', []).catch((error: unknown) => error);
    expect(notThere).toMatchObject({ code: '42703' });
    expect((await read(node))[1]).toBe('standby');
    await standby.crash();
    expect(await read(node)).toEqual([2, 'primary']);

    const misled = await openPostgres(primary.url, { max: 2, onError: () => {}, replicaUrl: primary.url });
    nodes.push(misled);
    await misled.replica?.refresh();
    for (let count = 0; count < 3; count++) expect(await read(misled)).toEqual([2, 'primary']);
    expect(misled.replica?.counts.answers).toBe(0);
  });
});
