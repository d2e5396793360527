import { expect, test } from 'vitest';
import { drawnStates, drawStates } from './draw-states.ts';

test('the diagrams of docs/states.md are those of the tables', () => {
  expect(drawnStates()).toBe(drawStates());
});
