import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { readVisibleState } from './visible-state.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.services.database.execute('create table notes (id int)');
});
afterAll(() => app.close());

const write = (id: number) => app.services.database.transaction((tx) => tx.execute('insert into notes values ($1)', [id]));

test('the name of what is visible changes with each write, and on a database of its own with nothing else', async () => {
  const { database } = app.services;
  const before = await readVisibleState(database);
  await database.execute('select count(*) from notes');
  // Other databases of a server have the same transactions.
  if (database.engine === 'pglite') expect(await readVisibleState(database)).toBe(before);
  await write(1);
  expect(await readVisibleState(database)).not.toBe(before);
});

test('it changes when a write that began earlier is committed after a later one', async (context) => {
  const { database } = app.services;
  // The embedded database has one transaction at a time.
  if (database.engine === 'pglite') return context.skip();
  let names: string[] = [];
  await database.transaction(async (tx) => {
    await tx.execute('insert into notes values (2)');
    await write(3);
    names = [await readVisibleState(database)];
  });
  names.push(await readVisibleState(database));
  expect(names[1]).not.toBe(names[0]);
});
