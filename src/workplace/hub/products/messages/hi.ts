import { drafts } from './drafts-hi.ts';
import type { ProductPageMessages } from './en.ts';
import { history } from './history-hi.ts';
import { products } from './products-hi.ts';
import { words } from './words-hi.ts';

export const productPages: ProductPageMessages = { drafts, history, products, words };
