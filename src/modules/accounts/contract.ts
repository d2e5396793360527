import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { languages } from '#shared/localized.ts';

const tags = ['Accounts'];
const anyone = endpoint.meta({ access: 'anyone' });
const person = endpoint.meta({ access: 'buyer' });

/** One line: control characters and runs of spaces become one space. */
const line = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .max(max, { error: `At most ${max} characters.` });

export const email = z
  .string({ error: 'Please give your e-mail address.' })
  .max(254, { error: 'At most 254 characters.' })
  .overwrite((text) => text.trim().toLowerCase())
  .pipe(z.email({ error: 'Please give an e-mail address such as name@example.com.' }));
export const personName = line(100).min(1, { error: 'Please give your name.' });
/** A password as it is typed to sign in: whatever was allowed once. */
const password = z
  .string({ error: 'Please give your password.' })
  .min(1, { error: 'Please give your password.' })
  .max(512, { error: 'At most 512 characters.' });
/** A new password. Which ones are refused beside short ones is for the server to say. */
const newPassword = z
  .string({ error: 'Please choose a password.' })
  .min(8, { error: 'Use at least 8 characters.' })
  .max(128, { error: 'Use at most 128 characters.' });
export const otp = z
  .string({ error: 'Enter the 6 digits.' })
  .overwrite((text) => text.replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, { error: 'Enter the 6 digits.' });
const language = z.enum(languages).default('en').meta({ description: 'Language of the mails' });

/** Both passwords are alike; the fault is told at the second. */
const alike = <Shape extends { password: string; passwordConfirm: string }>(input: Shape) => input.password === input.passwordConfirm;
const unlike = { error: 'The passwords are not the same.', path: ['passwordConfirm'] };

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
  photo: z.string().optional(),
  role: z.enum(['buyer', 'seller', 'admin']),
  emailVerified: z.boolean(),
  language: z.enum(languages),
  addresses: z.array(address),
  addressesVersion: z.int(),
  preferences: z.object({ personalizedRecommendations: z.boolean(), promotionalEmails: z.boolean() }),
  twoFactor: z.boolean().meta({ description: 'Signing in asks for a code of an authenticator' }),
});
export type User = z.infer<typeof user>;

const said = z.object({ status: z.literal('success'), message: z.string() });
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

export const accountsContract = {
  signup: anyone
    .route({
      method: 'POST',
      path: '/users/signup',
      summary: 'Ask for an account; a code of six digits goes to the address',
      description: 'The answer is the same whether the address has an account or not.',
      tags,
    })
    .input(z.object({ name: personName, email, password: newPassword, passwordConfirm: z.string(), language }).refine(alike, unlike))
    .output(said),
  verifyOtp: anyone
    .route({ method: 'POST', path: '/users/verify-otp', summary: 'Enter the code: the account is there, and signed in', tags })
    .input(z.object({ email, otp }))
    .output(signedIn),
  resendOtp: anyone
    .route({ method: 'POST', path: '/users/resend-otp', summary: 'Send another code, 30 seconds after the last', tags })
    .input(z.object({ email }))
    .output(said),
  login: anyone
    .route({
      method: 'POST',
      path: '/users/login',
      summary: 'Sign in',
      description:
        'Answers `TOTP_REQUIRED` where the account asks for a second factor: send the same again with `totp`, or with a recovery code there.',
      tags,
    })
    .input(z.object({ email, password, totp: z.string().max(40).optional() }))
    .output(signedIn),
  logout: anyone.route({ method: 'POST', path: '/users/logout', summary: 'End this session', tags }).input(z.object({})).output(said),
  forgotPassword: anyone
    .route({ method: 'POST', path: '/users/forgot-password', summary: 'Send a code that allows a new password', tags })
    .input(z.object({ email }))
    .output(said),
  resetPassword: anyone
    .route({ method: 'POST', path: '/users/reset-password', summary: 'Choose a new password with a code; every other session ends', tags })
    .input(z.object({ email, otp, password: newPassword, passwordConfirm: z.string() }).refine(alike, unlike))
    .output(signedIn),
  changePassword: person
    .route({ method: 'POST', path: '/users/change-password', summary: 'Change the password; every other session ends', tags })
    .input(z.object({ currentPassword: password, password: newPassword, passwordConfirm: z.string() }).refine(alike, unlike))
    .output(signedIn),
  reauthenticate: person
    .route({
      method: 'POST',
      path: '/users/reauthenticate',
      summary: 'Enter the password again',
      description: 'For a quarter of an hour it opens what answers `REAUTHENTICATE` otherwise.',
      tags,
    })
    .input(z.object({ password, totp: z.string().max(40).optional() }))
    .output(said),
  getMe: person
    .route({ method: 'GET', path: '/users/me', summary: 'The person who is signed in', tags })
    .output(z.object({ data: z.object({ data: user }), expiresAt: z.string() })),
  listSessions: person
    .route({ method: 'GET', path: '/users/sessions', summary: 'Where one is signed in', tags })
    .output(z.object({ data: z.object({ sessions: z.array(session) }) })),
  endSession: person
    .route({ method: 'DELETE', path: '/users/sessions/{id}', summary: 'Sign out somewhere else', tags })
    .input(z.object({ id: z.string().max(40) }))
    .output(said),
  endOtherSessions: person.route({ method: 'DELETE', path: '/users/sessions', summary: 'Sign out everywhere but here', tags }).output(said),
};
