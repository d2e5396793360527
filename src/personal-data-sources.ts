import type { PersonalDataSource } from '#modules/accounts/personal-data-source.ts';
import { auditPersonalData } from '#modules/audit/list-own-events.ts';
import { cartPersonalData } from '#modules/cart/cart-personal-data.ts';
import { ordersPersonalData } from '#modules/orders/personal-data.ts';
import { photoPersonalData } from '#modules/profile-photo/photo-personal-data.ts';
import { viewsPersonalData } from '#modules/recommendations/views-personal-data.ts';
import { returnsPersonalData } from '#modules/returns/personal-data.ts';
import { sellersPersonalData } from '#modules/sellers/personal-data.ts';
import { supportPersonalData } from '#modules/support/personal-data.ts';
import { wishlistPersonalData } from '#modules/wishlist/wishlist-personal-data.ts';

/** Everything beside the account itself that is kept about a person: exported with it and erased with it. */
// A guest's returns are found by the address that orders forget: they come first.
export const personalDataSources: readonly PersonalDataSource[] = [
  cartPersonalData,
  returnsPersonalData,
  ordersPersonalData,
  supportPersonalData,
  wishlistPersonalData,
  photoPersonalData,
  sellersPersonalData,
  viewsPersonalData,
  auditPersonalData,
];
