import { z } from 'zod';
import { wishlistCard } from '#modules/catalog/product-contract.ts';
import { accountEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized, paise } from '#shared/schemas.ts';

export const wishlistTag = { name: 'Wishlist', description: 'The pieces that a person keeps in mind.' };
const tags = [wishlistTag.name];
const productId = z.string().min(1).max(40);
const statusOnly = z.object({ status: z.literal('success') });

/** A product on the list, with its changes since it was added. */
export const wishlistItem = z.object({
  productId: z.string(),
  title: localized,
  addedAt: z.string(),
  card: wishlistCard.optional().meta({ description: 'Absent: the piece is not sold any more' }),
  backInStock: z.boolean().meta({ description: 'It was sold out when it was put there, and is not now' }),
  priceDropPaise: paise.meta({ description: 'How much less it costs than then; 0 where it does not' }),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistContract = {
  listWishlist: accountEndpoint
    .route({ method: 'GET', path: '/users/wishlist', summary: 'The wishlist, the latest first', tags })
    .output(z.object({ data: z.object({ items: z.array(wishlistItem) }) })),
  addToWishlist: accountEndpoint
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({
      method: 'PUT',
      path: '/users/wishlist/{productId}',
      summary: 'Put a piece on the wishlist',
      description: 'A piece that is there already stays as it was. At most 200 pieces.',
      tags,
    })
    .input(z.object({ productId }))
    .output(statusOnly),
  removeFromWishlist: accountEndpoint
    .route({ method: 'DELETE', path: '/users/wishlist/{productId}', summary: 'Take a piece off the wishlist', tags })
    .input(z.object({ productId }))
    .output(statusOnly),
  mergeWishlist: accountEndpoint
    .route({
      method: 'POST',
      path: '/users/wishlist/merge',
      summary: 'Put what a browser kept on the wishlist, and tell what is on it',
      tags,
    })
    .input(z.object({ productIds: z.array(productId).max(100).meta({ description: 'The latest last' }) }))
    .output(
      z.object({
        data: z.object({
          productIds: z.array(z.string()).meta({ description: 'The whole list, the latest last' }),
          added: z.array(z.string()),
          unknown: z.array(z.string()).meta({ description: 'Not sold, and left out' }),
          noRoom: z.array(z.string()).meta({ description: 'Left out because the list is full' }),
        }),
      }),
    ),
};
