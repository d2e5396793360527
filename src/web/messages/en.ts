import { accountMenu } from './en/account-menu.ts';
import { card } from './en/card.ts';
import { cart } from './en/cart.ts';
import { consent } from './en/consent.ts';
import { content } from './en/content.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { listing } from './en/listing.ts';
import { makers } from './en/makers.ts';
import { menu } from './en/menu.ts';
import { offline } from './en/offline.ts';
import { place } from './en/place.ts';
import { product } from './en/product.ts';
import { productDetails } from './en/product-details.ts';
import { recommendations } from './en/recommendations.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { support } from './en/support.ts';
import { wishlist } from './en/wishlist.ts';

const en = {
  accountMenu,
  card,
  cart,
  consent,
  content,
  forms,
  home,
  listing,
  makers,
  menu,
  offline,
  place,
  product,
  productDetails,
  recommendations,
  search,
  shell,
  signIn,
  support,
  wishlist,
};

/** The shape that every language fills. */
export type Messages = typeof en;
export default en;
