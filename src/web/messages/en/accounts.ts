export const accounts = {
  login: 'Login',
  signup: 'Sign up',
  soon: 'Accounts open soon.',
  text: 'The door is still being carved. Until it hangs, nobody needs a key: you can look through the whole shop and fill a cart without an account, and your cart waits in this browser.',
  browse: 'Look through the shop',
  metaDescription: 'Accounts open soon. Browsing and the cart work without one.',
};
