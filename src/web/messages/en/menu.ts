/** Texts of the shop's menus. */
export const menu = {
  open: 'Menu',
  close: 'Close the menu',
  categories: 'Categories',
  gifts: 'Gifts',
  new: 'New',
  offers: 'Offers',
  makers: 'Makers',
  stories: 'Stories',
  help: 'Help',
  account: 'Your account',
  settings: 'Language and currency',
  all: (category: string) => `All of ${category}`,
  parts: (category: string) => `${category}: show its parts`,
  wishlist: (count: number) => `Wishlist (${count})`,
  emptyCart: 'Your cart is empty. Here are some ways on:',
};
