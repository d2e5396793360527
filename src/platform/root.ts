import { join } from 'node:path';

/**
 * The folder of package.json. This file and what is built of it (`build/shop`, see vite.shop.config.ts) both
 * lie two folders below.
 */
export const root = join(import.meta.dirname, '../..');
