export const frame = {
  skipToContent: 'Skip to content',
  navigation: 'Workplace',
  toShop: 'To the shop',
  security: 'Security of your account',
  logOut: 'Log out',
  language: 'Language',
  errors: {
    forbidden: { title: 'Not for this account', text: 'This page is open to other accounts. Log in with one of those to see it.' },
    notFound: { title: 'Page not found', text: 'There is no page at this address.' },
    failed: { title: 'This page did not load', text: 'Reload it in a moment. Nothing was changed.' },
    toShop: 'To the shop',
  },
};

export type FrameMessages = typeof frame;
