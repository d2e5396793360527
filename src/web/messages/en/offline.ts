export const offline = {
  title: 'You are offline',
  text: 'This page needs a connection, and there is none just now. It will be here when you are back online.',
  cart: 'Your cart is safe: it is kept in this browser.',
  ways: 'What you can do',
  again: 'Try again',
  home: 'Go to the home page',
};
