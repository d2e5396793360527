export const accountMenu = {
  label: 'Account',
  hello: (name: string) => `Namaste, ${name}`,
  orders: 'My Orders',
  addresses: 'Saved Addresses',
  faqs: "FAQ's",
  privacy: 'Account Privacy',
  logout: 'Logout',
  loggedOut: 'You are logged out.',
  logoutFailed: 'You could not be logged out. Please try again.',
  logoutTitle: 'Log out?',
  logoutText: 'Your cart stays in this browser.',
  logoutMeta: 'Ends your session in this browser.',
};
