import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobs } from '#modules.ts';
import type { EventDefinition } from '#platform/events/define-event.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('src/modules/*/events.ts', { cwd: root });

test.each(files)('every event of %s has a subscriber', async (file) => {
  const events: Record<string, EventDefinition<object>> = await import(join(root, file));
  const names = Object.values(events).map((event) => event.name);
  expect(names.filter((name) => !jobs.some((job) => job.event === name))).toEqual([]);
});
