import { drafts } from './drafts-en.ts';
import { history } from './history-en.ts';
import { products } from './products-en.ts';
import { words } from './words-en.ts';

export const productPages = { drafts, history, products, words };

export type ProductPageMessages = typeof productPages;
