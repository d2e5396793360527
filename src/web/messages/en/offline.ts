export const offline = {
  title: 'You are offline',
  text: 'This page comes over the network, and there is none just now. It will be here when you are back.',
  cart: 'Your cart is safe: it is kept in this browser.',
  ways: 'What you can do',
  again: 'Try again',
  home: 'To the home page',
};
