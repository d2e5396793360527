import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { changePassword, forgetPassword, reauthenticate, resetPassword } from './change-password.ts';
import { accountsContract } from './contract.ts';
import { getMe } from './get-me.ts';
import { endOtherSessions, endSession, listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { resendCode, signUp } from './sign-up.ts';
import { verifySignup } from './verify-signup.ts';

const accounts = implement(accountsContract).$context<Context>();

export const accountsHandlers = accounts.router({
  signup: accounts.signup.handler(({ context, input }) => signUp(context, input)),
  verifyOtp: accounts.verifyOtp.handler(({ context, input }) => verifySignup(context, input)),
  resendOtp: accounts.resendOtp.handler(({ context, input }) => resendCode(context, input)),
  login: accounts.login.handler(({ context, input }) => logIn(context, input)),
  logout: accounts.logout.handler(({ context }) => logOut(context)),
  forgotPassword: accounts.forgotPassword.handler(({ context, input }) => forgetPassword(context, input)),
  resetPassword: accounts.resetPassword.handler(({ context, input }) => resetPassword(context, input)),
  changePassword: accounts.changePassword.handler(({ context, input }) => changePassword(context, input)),
  reauthenticate: accounts.reauthenticate.handler(({ context, input }) => reauthenticate(context, input)),
  getMe: accounts.getMe.handler(({ context }) => getMe(context)),
  listSessions: accounts.listSessions.handler(({ context }) => listSessions(context)),
  endSession: accounts.endSession.handler(({ context, input }) => endSession(context, input)),
  endOtherSessions: accounts.endOtherSessions.handler(({ context }) => endOtherSessions(context)),
});
