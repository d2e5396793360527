import { defineModule, implementAll } from '#platform/module.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';
import { verifyEmail } from './change-email.ts';
import { changePassword, reauthenticate, requestPasswordReset, resetPassword } from './change-password.ts';
import { accountsContract, accountsTag } from './contract.ts';
import { deleteMe } from './delete-me.ts';
import { confirmTotp, enrolTotp, removeTotp } from './enrol-totp.ts';
import { exportMe, listConsents } from './export-me.ts';
import { getMe } from './get-me.ts';
import { endOtherSessions, endSession, listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { pruneExpiredJob } from './prune-expired.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { confirmBrowser, endSessionsByMail } from './redeem-warning.ts';
import { resendCode, signUp } from './sign-up.ts';
import { updateMe } from './update-me.ts';
import { getVerification } from './verified-cookie.ts';
import { verifySignup } from './verify-signup.ts';

export const accountsModule = defineModule({
  openApi: { tags: [accountsTag] },
  handlers: implementAll(accountsContract, {
    signup: signUp,
    verifyOtp: verifySignup,
    resendOtp: resendCode,
    verification: getVerification,
    confirmBrowser,
    endSessions: endSessionsByMail,
    login: (ctx, input) => recordFailedSignIn(ctx, input.email, () => logIn(ctx, input)),
    logout: logOut,
    forgotPassword: requestPasswordReset,
    resetPassword,
    changePassword,
    reauthenticate,
    getMe,
    updateMe,
    verifyEmail,
    deleteMe,
    listAddresses,
    addAddress,
    changeAddress,
    removeAddress,
    exportMe,
    listConsents,
    enrolTotp,
    confirmTotp,
    removeTotp,
    listSessions,
    endSession,
    endOtherSessions,
  }),
  jobs: [pruneExpiredJob],
});
