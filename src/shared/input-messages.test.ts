import { expect, test } from 'vitest';
import { z } from 'zod';
import './input-messages.ts';

const schema = z.object({
  name: z.string(),
  own: z.string({ error: 'Enter your name.' }),
  age: z.int().min(18),
  kind: z.enum(['gift', 'own']),
  tags: z.array(z.string()).max(2),
  code: z.string().regex(/^[A-Z]{3}$/),
  note: z.string().max(1_000),
  flag: z.boolean(),
  text: z.string().min(1),
  choice: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
});
const messagesOf = (input: unknown) => {
  const parsed = schema.safeParse(input);
  return Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
};

test('what is absent is to be filled in; a contract keeps words of its own', () => {
  const { own, ...others } = messagesOf({});
  expect(own).toBe('Enter your name.');
  expect(new Set(Object.values(others))).toEqual(new Set(['Fill this in.']));
});

test('says what is wrong in plain words, without the input', () => {
  const secret = 'hunter2';
  const messages = messagesOf({
    name: 7,
    own: 'Asha',
    age: 17,
    kind: secret,
    tags: ['a', 'b', secret],
    code: secret,
    note: 'x'.repeat(1_001),
    flag: secret,
    text: '',
    choice: { kind: secret },
  });
  expect(messages).toEqual({
    name: 'This must be text.',
    age: 'At least 18.',
    kind: 'This must be gift or own.',
    tags: 'At most 2 entries.',
    code: 'This is not in the form that is expected.',
    note: 'At most 1,000 characters.',
    flag: 'This must be true or false.',
    text: 'Fill this in.',
    'choice.kind': 'This is not in the form that is expected.',
  });
  expect(messagesOf(secret)).toEqual({ '': 'This must be an object with fields.' });
  expect(JSON.stringify(messagesOf({ age: 1.5, tags: 'x' }))).not.toMatch(/Invalid|expected \w+, received/);
});
