import { z } from 'zod';
import { addressLimits, maxAddresses } from '#shared/address-forms.ts';
import { isKnownCountry } from '#shared/countries.ts';
import { accountEndpoint, anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { erasureBlockers } from '#shared/erasure-blockers.ts';
import { languages } from '#shared/localized.ts';
import { isPlainLine } from '#shared/plain-line.ts';

export const accountsTag = { name: 'Accounts', description: 'Signing up and in, and what a person keeps here.' };
const tags = [accountsTag.name];
/** Also for an admin who has no authenticator yet. */
const enrolling = accountEndpoint.meta({ enrolling: true });
/** A password is made into a digest, or compared with one. */
const hashing = { work: 'password' } as const;

/** One line: control characters and runs of spaces become one space. */
const singleLine = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .max(max, { error: `At most ${max} characters.` })
    .refine(isPlainLine, { error: 'Leave out web and email addresses.' });

export const email = z
  .string({ error: 'Enter your email address.' })
  .max(254, { error: 'At most 254 characters.' })
  .overwrite((text) => text.trim().toLowerCase())
  .pipe(z.email({ error: 'Enter an email address such as name@example.com.' }));
export const personName = singleLine(100).min(1, { error: 'Enter your name.' });
/** A password as it is typed to sign in: every password that was ever allowed passes. */
const password = z
  .string({ error: 'Enter your password.' })
  .min(1, { error: 'Enter your password.' })
  .max(512, { error: 'At most 512 characters.' });
/** A new password. Which ones are refused beside short ones is for the server to say. */
const newPassword = z
  .string({ error: 'Choose a password.' })
  .min(8, { error: 'Use at least 8 characters.' })
  .max(128, { error: 'Use at most 128 characters.' });
export const otp = z
  .string({ error: 'Enter the 6 digits.' })
  .overwrite((text) => text.replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, { error: 'Enter the 6 digits.' });
const warningToken = z
  .string({ error: 'Enter the code from the email.' })
  .overwrite((text) => text.replace(/\s/g, ''))
  .regex(/^[\w-]{43}$/, { error: 'This link was used before, or it has expired.' });
const language = z.enum(languages).default('en').meta({ description: 'Language of the mails' });

/** Both passwords are alike; the fault is told at the second. */
const passwordsMatch = <Shape extends { password: string; passwordConfirm: string }>(input: Shape) =>
  input.password === input.passwordConfirm;
const passwordMismatch = { error: 'The passwords are not the same.', path: ['passwordConfirm'] };

export const address = z.object({
  _id: z.string(),
  label: z.string(),
  details: z.string(),
  name: z.string().optional(),
  phone: z.string().optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional().meta({ description: 'ISO 3166-1 alpha-2' }),
  isDefault: z.boolean(),
  version: z.int(),
});
export type Address = z.infer<typeof address>;

/** A person as the person sees it. */
export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  photo: z.string().optional().meta({ description: 'Address of a square picture, which only the person is answered' }),
  role: z.enum(['buyer', 'seller', 'admin']),
  emailVerified: z.boolean(),
  language: z.enum(languages),
  addresses: z.array(address),
  addressesVersion: z.int(),
  preferences: z.object({ personalizedRecommendations: z.boolean(), promotionalEmails: z.boolean() }),
  twoFactor: z.boolean().meta({ description: 'Signing in asks for a code of an authenticator' }),
});
export type User = z.infer<typeof user>;

const statusMessage = z.object({ status: z.literal('success'), message: z.string() });
/** A session goes on under another token, for programs; browsers have it in their cookie. */
const rotated = {
  token: z.string().meta({ description: 'Takes the place of the token of the request, which is over' }),
  expiresAt: z.string().meta({ description: 'ISO 8601 UTC; moves on while the session is used' }),
};
const signedIn = z.object({
  status: z.literal('success'),
  token: z.string().meta({ description: 'For programs, as a bearer token. Browsers have it in a cookie that scripts cannot read.' }),
  expiresAt: z.string().meta({ description: 'ISO 8601 UTC; moves on while the session is used' }),
  data: z.object({ user }),
});

const session = z.object({
  _id: z.string(),
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  browser: z.string().meta({ description: 'What the browser calls itself' }),
  network: z.string().meta({ description: 'The network it came from, without the part that names one line' }),
});
export type Session = z.infer<typeof session>;

/** Several lines, with one kind of line break and no other control characters. */
const multiLine = (max: number) =>
  z
    .string()
    .overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]/gu, ' ')
        .trim(),
    )
    .max(max, { error: `At most ${max} characters.` });
const optionalLine = (max: number) =>
  singleLine(max)
    .transform((text) => text || undefined)
    .optional();

/** An address as its fields are typed. What its country asks for beside them is checked by the server. */
const addressInput = z.object({
  label: singleLine(addressLimits.label).min(1, { error: 'Fill this in.' }),
  name: optionalLine(addressLimits.name),
  phone: optionalLine(addressLimits.phone),
  phoneUnchecked: z.boolean().default(false).meta({ description: 'Take any number of 7 to 15 digits, though none like it is known' }),
  line1: singleLine(addressLimits.line1).min(1, { error: 'Fill this in.' }),
  line2: optionalLine(addressLimits.line2),
  city: singleLine(addressLimits.city).min(1, { error: 'Fill this in.' }),
  state: optionalLine(addressLimits.state),
  postalCode: optionalLine(addressLimits.postalCode),
  country: z
    .string()
    .overwrite((text) => text.trim().toUpperCase())
    .refine(isKnownCountry, { error: 'Choose a country.' })
    .default('IN'),
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.infer<typeof addressInput>;

/** An address of the specified list form: a label and its lines. */
const listedAddress = z.object({
  label: singleLine(addressLimits.label).min(1, { error: 'Fill this in.' }),
  details: multiLine(addressLimits.details).min(1, { error: 'Fill this in.' }),
});

const preferences = z.object({ personalizedRecommendations: z.boolean().optional(), promotionalEmails: z.boolean().optional() });
const version = z.coerce.number().int().min(0).meta({ description: 'The version that was read; another one since answers 409' });
const addressList = z.object({ data: z.object({ addresses: z.array(address), version: z.int() }) });
const consent = z.object({ purpose: z.string(), granted: z.boolean(), place: z.string(), at: z.string() });

/**
 * `account` is the kind of business that has to be finished before the account can be deleted, `number` its
 * number.
 */
export const accountInUse = defineError('ACCOUNT_IN_USE', { account: z.enum(erasureBlockers), number: z.string() });

export const accountsContract = {
  signup: anyoneEndpoint
    .meta(hashing)
    .route({
      method: 'POST',
      path: '/users/signup',
      summary: 'Ask for an account; a code of six digits goes to the address',
      description: 'The answer is the same whether the address has an account or not.',
      tags,
    })
    .input(
      z
        .object({ name: personName, email, password: newPassword, passwordConfirm: z.string(), language })
        .refine(passwordsMatch, passwordMismatch),
    )
    .output(statusMessage),
  verifyOtp: anyoneEndpoint
    .errors(declareErrors('INVALID_OTP', 'TOO_MANY_ATTEMPTS', 'OTP_OTHER_BROWSER'))
    .route({ method: 'POST', path: '/users/verify-otp', summary: 'Enter the code: the account is there, and signed in', tags })
    .input(z.object({ email, otp }))
    .output(signedIn),
  resendOtp: anyoneEndpoint
    .errors(declareErrors('OTP_OTHER_BROWSER'))
    .route({ method: 'POST', path: '/users/resend-otp', summary: 'Send another code, 30 seconds after the last', tags })
    .input(z.object({ email }))
    .output(statusMessage),
  verification: anyoneEndpoint
    .route({ method: 'GET', path: '/users/verification', summary: 'Whether an address was verified in this browser just now', tags })
    .output(z.object({ data: z.object({ verified: z.boolean() }) })),
  confirmBrowser: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({
      method: 'POST',
      path: '/users/confirm-browser',
      summary: 'Let this browser log in, with the token of a mail about failed log-ins',
      description: 'It signs nobody in: the browser has a count of failures of its own from now on. Works once.',
      tags,
    })
    .input(z.object({ token: warningToken }))
    .output(statusMessage),
  endSessions: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({
      method: 'POST',
      path: '/users/end-sessions',
      summary: 'End every session, with the token of a mail about failed log-ins',
      description: 'Works once.',
      tags,
    })
    .input(z.object({ token: warningToken }))
    .output(statusMessage),
  login: anyoneEndpoint
    .meta(hashing)
    .errors(declareErrors('INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'TOTP_REQUIRED', 'INVALID_TOTP', 'CONFIRM_BROWSER'))
    .route({
      method: 'POST',
      path: '/users/login',
      summary: 'Sign in',
      description:
        'Answers `TOTP_REQUIRED` where the account asks for a second factor: send the same again with `totp`, or with a recovery code there. Answers `CONFIRM_BROWSER` where too many passwords were wrong: a link in the mailbox lets the browser log in.',
      tags,
    })
    .input(z.object({ email, password, totp: z.string().max(40).optional() }))
    .output(signedIn),
  logout: anyoneEndpoint
    .route({ method: 'POST', path: '/users/logout', summary: 'End this session', tags })
    .input(z.object({}))
    .output(statusMessage),
  forgotPassword: anyoneEndpoint
    .errors(declareErrors('CONFIRM_BROWSER', 'DEMO_ACCOUNT'))
    .route({ method: 'POST', path: '/users/forgot-password', summary: 'Send a code that allows a new password', tags })
    .input(z.object({ email }))
    .output(statusMessage),
  resetPassword: anyoneEndpoint
    .meta(hashing)
    .errors(
      declareErrors(
        'INVALID_OTP',
        'TOO_MANY_ATTEMPTS',
        'OTP_OTHER_BROWSER',
        'TOTP_REQUIRED',
        'INVALID_TOTP',
        'CONFIRM_BROWSER',
        'DEMO_ACCOUNT',
      ),
    )
    .route({
      method: 'POST',
      path: '/users/reset-password',
      summary: 'Choose a new password with a code; every other session ends',
      description: 'Answers `TOTP_REQUIRED` where the account asks for a second factor, like signing in.',
      tags,
    })
    .input(
      z
        .object({ email, otp, password: newPassword, passwordConfirm: z.string(), totp: z.string().max(40).optional() })
        .refine(passwordsMatch, passwordMismatch),
    )
    .output(signedIn),
  changePassword: enrolling
    .meta(hashing)
    .errors(declareErrors('DEMO_ACCOUNT', 'INVALID_OTP'))
    .route({ method: 'POST', path: '/users/change-password', summary: 'Change the password; every other session ends', tags })
    .input(
      z.object({ currentPassword: password, password: newPassword, passwordConfirm: z.string() }).refine(passwordsMatch, passwordMismatch),
    )
    .output(signedIn),
  reauthenticate: enrolling
    .meta(hashing)
    .errors(declareErrors('TOTP_REQUIRED', 'INVALID_TOTP', 'CONFIRM_BROWSER'))
    .route({
      method: 'POST',
      path: '/users/reauthenticate',
      summary: 'Enter the password again',
      description: 'For a quarter of an hour it opens what answers `REAUTHENTICATE` otherwise. The session goes on under a new token.',
      tags,
    })
    .input(z.object({ password, totp: z.string().max(40).optional() }))
    .output(statusMessage.extend(rotated)),
  getMe: enrolling
    .meta({ rawJson: true, identify: 'with-profile' })
    .route({ method: 'GET', path: '/users/me', summary: 'The person who is signed in', tags })
    .output(z.object({ data: z.object({ data: user }), expiresAt: z.string() })),
  // Twenty addresses in Hindi letters that the sender has escaped are 64 KiB.
  updateMe: accountEndpoint
    .meta({ bodyLimit: 96 * 1024 })
    .errors(declareErrors('CONFLICT', 'REAUTHENTICATE', 'DEMO_ACCOUNT'))
    .route({
      method: 'PATCH',
      path: '/users/updateMe',
      summary: 'Change the profile, the address list or the settings',
      description:
        'Only what is sent is changed. `addresses` is the whole list by position; with `addressesVersion` a stale list is refused. Another `email` is used once it is verified: a code goes to it, and the answer names it as `pendingEmail`.',
      tags,
    })
    .input(
      z.object({
        name: personName.optional(),
        phone: singleLine(addressLimits.phone).optional(),
        email: email.optional(),
        language: z.enum(languages).optional(),
        preferences: preferences.optional(),
        addresses: z
          .array(listedAddress)
          .max(maxAddresses, { error: `At most ${maxAddresses} addresses.` })
          .optional(),
        addressesVersion: version.optional(),
      }),
    )
    .output(z.object({ status: z.literal('success'), data: z.object({ user }), pendingEmail: z.string().optional() })),
  verifyEmail: accountEndpoint
    .errors(declareErrors('INVALID_OTP', 'TOO_MANY_ATTEMPTS', 'OTP_OTHER_BROWSER', 'DEMO_ACCOUNT'))
    .route({ method: 'POST', path: '/users/verify-email', summary: 'Enter the code that was sent to a new address', tags })
    .input(z.object({ email, otp }))
    .output(z.object({ status: z.literal('success'), data: z.object({ user }) })),
  deleteMe: accountEndpoint
    .errors(declareErrors('DEMO_ACCOUNT', 'REAUTHENTICATE', accountInUse))
    .route({
      method: 'DELETE',
      path: '/users/deleteMe',
      summary: 'Erase the person; invoices stay for the legal term',
      description:
        'Answers `REAUTHENTICATE` when the password was entered more than 15 minutes ago, `ACCOUNT_IN_USE` while an order, a return or store credit is left.',
      tags,
    })
    .input(
      z
        .object({
          accept: z
            .array(z.literal('store-credit'))
            .max(1)
            .default([])
            .meta({ description: 'What the person gives up: store credit that is left ends with the account' }),
        })
        .optional(),
    )
    .output(statusMessage),
  listAddresses: accountEndpoint
    .route({ method: 'GET', path: '/users/addresses', summary: 'The saved addresses', tags })
    .output(addressList),
  addAddress: accountEndpoint
    .route({ method: 'POST', path: '/users/addresses', summary: 'Save an address', tags })
    .input(addressInput)
    .output(addressList.extend({ added: z.string() })),
  changeAddress: accountEndpoint
    .errors(declareErrors('CONFLICT'))
    .route({ method: 'PUT', path: '/users/addresses/{id}', summary: 'Change an address', tags })
    .input(addressInput.extend({ id: z.string().max(40), version }))
    .output(addressList),
  removeAddress: accountEndpoint
    .errors(declareErrors('CONFLICT'))
    .route({ method: 'DELETE', path: '/users/addresses/{id}', summary: 'Remove an address', tags })
    .input(z.object({ id: z.string().max(40), version }))
    .output(addressList),
  exportMe: accountEndpoint
    .meta({ work: 'export' })
    .route({ method: 'GET', path: '/users/export', summary: 'Everything that is kept about the person', tags })
    .output(
      z.object({
        exportedAt: z.string(),
        user,
        memberSince: z.string(),
        sessions: z.array(session),
        consents: z.array(consent),
        sections: z.record(z.string(), z.unknown()).meta({ description: 'What other parts of the shop keep, by name' }),
      }),
    ),
  listConsents: accountEndpoint
    .route({ method: 'GET', path: '/users/consents', summary: 'What was agreed to and taken back', tags })
    .output(z.object({ data: z.object({ consents: z.array(consent) }) })),
  enrolTotp: enrolling
    .errors(declareErrors('REAUTHENTICATE', 'DEMO_ACCOUNT', 'CONFLICT'))
    .route({
      method: 'POST',
      path: '/users/totp',
      summary: 'Begin to use an authenticator',
      description:
        'It is asked for from the moment a code of it was confirmed. Needs a password entered in the last 15 minutes. With the `secret` that waits for its first code, that one is answered again.',
      tags,
    })
    .input(z.object({ secret: z.string().max(64).optional() }).optional())
    .output(z.object({ secret: z.string(), uri: z.string(), qr: z.string().meta({ description: 'The uri as an SVG picture' }) })),
  confirmTotp: enrolling
    .errors(declareErrors('REAUTHENTICATE', 'DEMO_ACCOUNT', 'CONFLICT', 'INVALID_TOTP'))
    .route({
      method: 'POST',
      path: '/users/totp/confirm',
      summary: 'Enter a code of the authenticator; answers the recovery codes once',
      tags,
    })
    .input(z.object({ code: z.string().max(20) }))
    .output(z.object({ recoveryCodes: z.array(z.string()), ...rotated })),
  removeTotp: accountEndpoint
    .errors(declareErrors('REAUTHENTICATE', 'DEMO_ACCOUNT'))
    .route({ method: 'DELETE', path: '/users/totp', summary: 'Sign in without an authenticator again', tags })
    .output(statusMessage.extend(rotated)),
  listSessions: enrolling
    .route({ method: 'GET', path: '/users/sessions', summary: 'Where one is signed in', tags })
    .output(z.object({ data: z.object({ sessions: z.array(session) }) })),
  endSession: enrolling
    .route({ method: 'DELETE', path: '/users/sessions/{id}', summary: 'Sign out somewhere else', tags })
    .input(z.object({ id: z.string().max(40) }))
    .output(statusMessage),
  endOtherSessions: enrolling
    .route({ method: 'DELETE', path: '/users/sessions', summary: 'Sign out everywhere but here', tags })
    .output(statusMessage),
};
