export const forms = {
  requiredNote: 'Fields with * are needed.',
  lookAgain: 'Please look at this again:',
  failed: 'Something went wrong.',
  failures: {
    INTERNAL: 'What you wrote is still here. Please send it again in a moment.',
    SERVICE_UNAVAILABLE: 'The shop is busy. What you wrote is still here; please send it again in a moment.',
    TOO_MANY_REQUESTS: 'That was a lot at once. What you wrote is still here; please wait a while and send it again.',
    UNREACHABLE: 'The shop could not be reached. What you wrote is still here; please check your connection and send it again.',
  },
  close: 'Close',
  /** Takes a toast away. */
  dismiss: 'Dismiss',
  cancel: 'Cancel',
};
