export const accountMenu = {
  label: 'Account',
  hello: (name: string) => `Namaste, ${name}`,
  orders: 'My Orders',
  addresses: 'Saved Addresses',
  faqs: "FAQ's",
  privacy: 'Account Privacy',
  logout: 'Logout',
  loggedOut: 'You are logged out.',
  logoutFailed: 'We could not log you out. Try again.',
  logoutTitle: 'Log out?',
  logoutText: 'Your cart stays in this browser.',
  logoutMeta: 'Log out of this browser.',
};
