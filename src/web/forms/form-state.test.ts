import { expect, test } from 'vitest';
import { textFields, toFormState, withoutSecrets } from './form-state.ts';

test('puts errors of the API to their fields, in the order of the form', () => {
  const values = { name: 'Asha', email: ' ', phoneNumber: '12' };
  const fields = { phoneNumber: 'At least 10 digits.', email: 'Fill this in.' };
  const state = toFormState({ code: 'INVALID_INPUT', fields }, values);
  expect(state).toEqual({ code: 'INVALID_INPUT', values, fieldErrors: { email: 'required', phoneNumber: 'refused' } });
  expect(Object.keys(state.fieldErrors)).toEqual(['email', 'phoneNumber']);
});

test('an error without fields of the form blames none', () => {
  expect(toFormState({ code: 'TOO_MANY_REQUESTS', fields: {} }, { name: 'Asha' }).fieldErrors).toEqual({});
  expect(toFormState({ code: 'INVALID_INPUT', fields: { body: 'not an object' } }, { name: 'Asha' }).fieldErrors).toEqual({});
  expect(toFormState({}, { toString: 'x' })).toEqual({ code: 'INTERNAL', values: { toString: 'x' }, fieldErrors: {} });
});

test('a file is no text of a form', () => {
  const form = new FormData();
  form.set('name', 'Asha');
  form.set('photo', new Blob(['x']));
  form.append('photoIds', 'a');
  form.append('photoIds', 'b');
  expect(textFields(form)).toEqual({ name: 'Asha', photoIds: 'a,b' });
});

test('passwords and codes do not come back, and still are told to be wrong', () => {
  const values = { email: 'asha@example.com', password: 'pw', passwordConfirm: 'pw', currentPassword: 'pw', otp: '123456', totp: '654321' };
  const state = withoutSecrets(toFormState({ code: 'INVALID_OTP', fields: { otp: 'Invalid or expired OTP.' } }, values));
  expect(state).toEqual({ code: 'INVALID_OTP', values: { email: 'asha@example.com' }, fieldErrors: { otp: 'refused' } });
});

test('a field that the API knows by other names is blamed under its own', () => {
  const fields = { line1: 'Fill this in.', city: 'Fill this in.' };
  const values = { details: '', city: 'Udaipur' };
  const state = toFormState({ code: 'INVALID_INPUT', fields }, values, { line1: 'details', line2: 'details' });
  expect(state.fieldErrors).toEqual({ details: 'required', city: 'refused' });
});

test('takes over what blocks the deletion of an account, and nothing that it does not know', () => {
  const inUse = (fields: Record<string, string>) => toFormState({ code: 'ACCOUNT_IN_USE', fields }, {}).blocker;
  expect(inUse({ account: 'open-return', number: 'R-1' })).toEqual({ kind: 'open-return', number: 'R-1' });
  expect(inUse({ account: 'An order is not finished.' })).toBeUndefined();
  expect(toFormState({ code: 'CONFLICT', fields: { account: 'open-order' } }, {}).blocker).toBeUndefined();
});
