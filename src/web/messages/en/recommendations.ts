/** Texts of the row of recommendations. */
export const recommendations = {
  recentlyViewed: 'Recently viewed',
  viewed: (product: string) => `Because you looked at ${product}`,
  bought: (product: string) => `Because you bought ${product}`,
  forget: 'Forget what I looked at',
  forgotten: 'We have forgotten what you looked at.',
  notForgotten: 'Your account still remembers what you looked at. Check your connection and try again.',
};
