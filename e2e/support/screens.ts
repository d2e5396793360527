import type { APIRequestContext, Page } from '@playwright/test';
import { type DemoProduct, find, jutti, pathOf } from './demo-products.ts';
import { buy, deliver } from './placed-orders.ts';

const sizesOf = (variants: DemoProduct['variants']) => variants.flatMap(({ sizes }) => sizes);

/** A page of every kind that anybody may see, and of every state that has an address. */
export async function openScreens(request: APIRequestContext): Promise<string[]> {
  const choices = await find(request, jutti);
  const plain = await find(request, ({ variants }) => sizesOf(variants).length === 1);
  const soldOut = await find(request, ({ variants }) => sizesOf(variants).every(({ stock }) => stock === 0));
  const { posts } = (await (await request.get('/api/v1/posts?limit=1')).json()) as { posts: { slug: string }[] };
  return [
    '/',
    '/gifts',
    '/collections/christmas',
    '/collections/most-loved?sort=price-up',
    '/categories/jewelry',
    '/categories/kitchen-and-dining?min=900000',
    pathOf(choices),
    pathOf(plain),
    pathOf(soldOut),
    '/product/nothing/at-all',
    '/makers',
    '/makers/neel-kund-chhipa-samuh',
    '/sellers/aravali-haat-cooperative',
    '/search',
    '/search?q=silk',
    '/search?q=zzzzqqq',
    '/account/wishlist',
    '/login',
    '/signup',
    '/signup/verify',
    '/forgot-password',
    '/reset-password',
    '/secure-account',
    '/logout',
    '/email-verified',
    '/become-a-seller',
    '/feedback',
    '/feedback?sent',
    '/request-product?product=brass%20lamp',
    `/product-alerts?product=${soldOut._id}&kind=back-in-stock`,
    '/product-alerts/confirm?token=x',
    '/product-alerts/stop?token=x',
    '/cart/again?token=x',
    '/cart/no-reminders?token=x',
    '/hub/application?token=x',
    '/hub/invitation?token=x',
    '/place',
    '/faqs',
    '/blog',
    ...posts.map(({ slug }) => `/blog/${slug}`),
    '/legal/terms-and-conditions',
    '/legal/contact-us',
    '/legal/refund-policy',
    '/legal/privacy-policy',
    '/nowhere',
    '/orders',
    '/orders/ZZZZ-ZZZZ',
    '/cart',
    '/checkout',
    '/checkout/code',
    '/checkout/payment?order=K7M2-QX4P',
  ];
}

/** The pages of an order of which one parcel has arrived, for the caller. */
export async function orderScreens(request: APIRequestContext): Promise<string[]> {
  const { number, parcels } = await buy(request);
  await deliver(request, parcels[1]?._id ?? '');
  return [
    `/orders/${number}?placed`,
    `/orders/${number}/cancel`,
    `/orders/${number}/address`,
    `/orders/${number}/exchange/${parcels[0]?.lines[0]?._id}`,
    `/orders/${number}/report`,
    `/orders/${number}/help?parcel=${parcels[0]?._id}`,
    `/orders/${number}/parcels/${parcels[0]?._id}`,
    `/orders/${number}/refund-to`,
  ];
}

/** The pages of an account, for who is signed in. */
export const accountScreens = [
  '/me',
  '/account/my-orders',
  '/account/my-addresses',
  '/account/store-credit',
  '/account/my-addresses/new',
  '/account/wishlist',
  '/account/privacy',
  '/account/security',
  '/account/authenticator',
  '/account/password',
  '/account/email',
  '/account/confirm',
  '/account/export',
  '/account/delete',
];

export const inHindi = (path: string): string => (path === '/' ? '/hi' : `/hi${path}`);

/** A cart as the browser keeps it: two of a product in stock. */
export async function someCart(request: APIRequestContext): Promise<string> {
  const { _id, variants } = await find(request, jutti);
  const variantId = sizesOf(variants).find(({ stock }) => stock > 0)?._id;
  return JSON.stringify([{ variantId, productId: _id, qty: 2 }]);
}

/** Puts it into the browser beforehand: the page of an empty one leads home. */
export const fillCart = (page: Page, cart: string) => page.evaluate((text) => localStorage.setItem('karigari-cart', text), cart);
