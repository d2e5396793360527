import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';
import { verifyEmail } from './change-email.ts';
import { changePassword, reauthenticate, requestPasswordReset, resetPassword } from './change-password.ts';
import { accountsContract } from './contract.ts';
import { deleteMe } from './delete-me.ts';
import { confirmTotp, enrolTotp, removeTotp } from './enrol-totp.ts';
import { exportMe, listConsents } from './export-me.ts';
import { getMe } from './get-me.ts';
import { endOtherSessions, endSession, listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { PersonalDataSource } from './personal-data-source.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { confirmBrowser, endSessionsByMail } from './redeem-warning.ts';
import { resendCode, signUp } from './sign-up.ts';
import { updateMe } from './update-me.ts';
import { getVerification } from './verified-cookie.ts';
import { verifySignup } from './verify-signup.ts';

const accounts = implement(accountsContract).$context<Context>();

/** @param parts what other parts of the shop keep about a person */
export const accountsHandlers = (parts: readonly PersonalDataSource[]) =>
  accounts.router({
    signup: accounts.signup.handler(({ context, input }) => signUp(context, input)),
    verifyOtp: accounts.verifyOtp.handler(({ context, input }) => verifySignup(context, input, parts)),
    resendOtp: accounts.resendOtp.handler(({ context, input }) => resendCode(context, input)),
    verification: accounts.verification.handler(({ context }) => getVerification(context)),
    confirmBrowser: accounts.confirmBrowser.handler(({ context, input }) => confirmBrowser(context, input)),
    endSessions: accounts.endSessions.handler(({ context, input }) => endSessionsByMail(context, input)),
    login: accounts.login.handler(({ context, input }) => recordFailedSignIn(context, input.email, () => logIn(context, input))),
    logout: accounts.logout.handler(({ context }) => logOut(context, parts)),
    forgotPassword: accounts.forgotPassword.handler(({ context, input }) => requestPasswordReset(context, input)),
    resetPassword: accounts.resetPassword.handler(({ context, input }) => resetPassword(context, input)),
    changePassword: accounts.changePassword.handler(({ context, input }) => changePassword(context, input)),
    reauthenticate: accounts.reauthenticate.handler(({ context, input }) => reauthenticate(context, input)),
    getMe: accounts.getMe.handler(({ context }) => getMe(context)),
    updateMe: accounts.updateMe.handler(({ context, input }) => updateMe(context, input)),
    verifyEmail: accounts.verifyEmail.handler(({ context, input }) => verifyEmail(context, input, parts)),
    deleteMe: accounts.deleteMe.handler(({ context }) => deleteMe(context, parts)),
    listAddresses: accounts.listAddresses.handler(({ context }) => listAddresses(context)),
    addAddress: accounts.addAddress.handler(({ context, input }) => addAddress(context, input)),
    changeAddress: accounts.changeAddress.handler(({ context, input }) => changeAddress(context, input)),
    removeAddress: accounts.removeAddress.handler(({ context, input }) => removeAddress(context, input)),
    exportMe: accounts.exportMe.handler(({ context }) => exportMe(context, parts)),
    listConsents: accounts.listConsents.handler(({ context }) => listConsents(context)),
    enrolTotp: accounts.enrolTotp.handler(({ context, input }) => enrolTotp(context, input)),
    confirmTotp: accounts.confirmTotp.handler(({ context, input }) => confirmTotp(context, input)),
    removeTotp: accounts.removeTotp.handler(({ context }) => removeTotp(context)),
    listSessions: accounts.listSessions.handler(({ context }) => listSessions(context)),
    endSession: accounts.endSession.handler(({ context, input }) => endSession(context, input)),
    endOtherSessions: accounts.endOtherSessions.handler(({ context }) => endOtherSessions(context)),
  });
