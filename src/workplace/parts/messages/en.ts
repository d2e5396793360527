export const frame = {
  skipToContent: 'Skip to content',
  navigation: 'Workplace',
  toShop: 'To the shop',
  security: 'Security of your account',
  logOut: 'Log out',
  language: 'Language',
  logIn: 'Log in',
  forms: {
    lookAgain: 'Look at these fields again',
    kept: 'What you entered is still here.',
    empty: 'Fill this in.',
    wrong: 'Check what you entered.',
    saving: 'Saving…',
    failures: {
      UNREACHABLE: 'We could not reach the shop. Try again when you are connected.',
      TOO_MANY_REQUESTS: 'Too many attempts. Wait a minute, then try again.',
      FORBIDDEN: 'Your role in this shop does not allow that.',
      UNAUTHORIZED: 'You are no longer logged in. Log in, then try again.',
      WRONG_STATE: 'This is not possible at the moment. Reload the page to see how it stands.',
      INTERNAL: 'Something went wrong on our side. Try again in a moment.',
    },
  },
  errors: {
    forbidden: { title: 'Not for this account', text: 'This page is open to other accounts. Log in with one of those to see it.' },
    notFound: { title: 'Page not found', text: 'There is no page at this address.' },
    failed: { title: 'This page did not load', text: 'Reload it in a moment. Nothing was changed.' },
    toShop: 'To the shop',
  },
};

export type FrameMessages = typeof frame;
