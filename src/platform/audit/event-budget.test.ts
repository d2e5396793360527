import { expect, test } from 'vitest';
import { createEventBudget, eventBudget } from './event-budget.ts';
import type { SecurityEventRow } from './security-event.ts';

const row = (given: Partial<SecurityEventRow>) =>
  ({ kind: 'access-refused', outcome: 'refused', actorKind: 'visitor', network: 'a', at: new Date(0), ...given }) as SecurityEventRow;

test('records a few refusals of a network a minute, then once that there are more', () => {
  const admit = createEventBudget();
  const kinds = Array.from({ length: 1_000 }, () => admit(row({}))).flatMap((rows) => rows.map((each) => each.kind));
  expect(kinds).toEqual([...Array(eventBudget.refused.ofNetwork).fill('access-refused'), 'refusals-limited']);
  expect(admit(row({ network: 'b' }))).toHaveLength(1);
  expect(admit(row({ at: new Date(60_001) }))[0]?.kind).toBe('access-refused');
});

test('bounds the events of all networks in an hour', () => {
  const admit = createEventBudget();
  let written = 0;
  for (let n = 0; n < 20_000; n++) written += admit(row({ network: String(n), at: new Date(n) })).length;
  expect(written).toBe(eventBudget.refused.ofProcess + 1);
  // Visitors share a budget apart from users who are signed in, and a successful act is always recorded.
  expect(admit(row({ actorKind: 'person' }))).toHaveLength(1);
  expect(admit(row({ outcome: 'success' }))).toHaveLength(1);
  expect(admit(row({ at: new Date(3_600_001) }))).toHaveLength(1);
});
