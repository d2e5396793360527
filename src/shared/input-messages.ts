import { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

const typeMessages: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object with fields.',
};

/** Most choices that are listed in a message. */
const maxListedChoices = 12;

const formatNumber = (limit: number | bigint) => limit.toLocaleString('en');

function limitMessage(word: 'At least' | 'At most', origin: string, limit: number | bigint): string {
  const amount = formatNumber(limit);
  const one = Number(limit) === 1;
  if (origin === 'string') return `${word} ${amount} ${one ? 'character' : 'characters'}.`;
  if (origin === 'array' || origin === 'set') return `${word} ${amount} ${one ? 'entry' : 'entries'}.`;
  return `${word} ${amount}.`;
}

/**
 * Says what is wrong with an input in plain words, where its contract has none of its own. The input is not
 * repeated, because it may be a secret.
 * @returns undefined where the validator's own words stand
 */
function inputMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Fill this in.' : typeMessages[issue.expected];
    case 'invalid_value': {
      if (issue.input === undefined) return 'Fill this in.';
      const values = issue.values.map(String);
      return values.length <= maxListedChoices ? `This must be ${choiceList.format(values)}.` : 'This is not one of the choices.';
    }
    case 'too_big':
      return limitMessage('At most', issue.origin, issue.maximum);
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'Fill this in.' : limitMessage('At least', issue.origin, issue.minimum);
    case 'invalid_union':
    case 'invalid_format':
      return issue.input === undefined ? 'Fill this in.' : 'This is not in the form that is expected.';
    default:
      return undefined;
  }
}

const choiceList = new Intl.ListFormat('en', { type: 'disjunction' });

z.config({ customError: inputMessage });
