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
  logoutText:
    'Your cart and your wishlist stay in your account: they leave this browser and are back when you log in. Orders you opened here without an account close too.',
  notLoggedInTitle: 'You are not logged in',
  notLoggedInText: 'Your cart stays in this browser.',
  logoutMeta: 'Log out of this browser.',
};
