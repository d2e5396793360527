export const forms = {
  requiredNote: 'Fields marked * are required.',
  lookAgain: 'There is a problem',
  failed: 'Something went wrong.',
  failures: {
    DEMO_ACCOUNT:
      'Everybody shares this demo account, so it keeps its email, password and authenticator and cannot be deleted. Create an account of your own to try that.',
    INTERNAL: 'What you wrote is still here. Send it again in a moment.',
    SERVICE_UNAVAILABLE: 'The shop is busy. What you wrote is still here; send it again in a moment.',
    TOO_MANY_REQUESTS: 'That was a lot at once. What you wrote is still here; wait a while and send it again.',
    UNREACHABLE: 'The shop could not be reached. What you wrote is still here; check your connection and send it again.',
  },
  /** Hints beside a rejected code. */
  codeHints: {
    TOO_MANY_ATTEMPTS: 'This code was wrong too often. Ask for a new one.',
    OTP_OTHER_BROWSER: 'A code works in the browser where you asked for it. Enter it there, or ask for a new one here.',
  },
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
};
