import type { Messages } from './en.ts';
import { accountMenu } from './hi/account-menu.ts';
import { card } from './hi/card.ts';
import { cart } from './hi/cart.ts';
import { consent } from './hi/consent.ts';
import { content } from './hi/content.ts';
import { forms } from './hi/forms.ts';
import { home } from './hi/home.ts';
import { listing } from './hi/listing.ts';
import { makers } from './hi/makers.ts';
import { menu } from './hi/menu.ts';
import { offline } from './hi/offline.ts';
import { place } from './hi/place.ts';
import { product } from './hi/product.ts';
import { productDetails } from './hi/product-details.ts';
import { recommendations } from './hi/recommendations.ts';
import { search } from './hi/search.ts';
import { shell } from './hi/shell.ts';
import { signIn } from './hi/sign-in.ts';
import { support } from './hi/support.ts';
import { wishlist } from './hi/wishlist.ts';

const hi: Messages = {
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

export default hi;
