import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { securityEventsOfPerson } from '#modules/audit/list-own-events.ts';
import { cartOfPerson } from '#modules/cart/cart-of-person.ts';
import { ordersOfPerson } from '#modules/orders/orders-of-person.ts';
import { photoOfPerson } from '#modules/profile-photo/photo-of-person.ts';
import { viewsOfPerson } from '#modules/recommendations/views-of-person.ts';
import { returnsOfPerson } from '#modules/returns/returns-of-person.ts';
import { sellersOfPerson } from '#modules/sellers/sellers-of-person.ts';
import { ticketsOfPerson } from '#modules/support/tickets-of-person.ts';
import { wishlistOfPerson } from '#modules/wishlist/wishlist-of-person.ts';

/** Everything beside the account itself that is kept about a person: exported with it and erased with it. */
// A guest's returns are found by the address that orders forget: they come first.
export const personParts: readonly PersonPart[] = [
  cartOfPerson,
  returnsOfPerson,
  ordersOfPerson,
  ticketsOfPerson,
  wishlistOfPerson,
  photoOfPerson,
  sellersOfPerson,
  viewsOfPerson,
  securityEventsOfPerson,
];
