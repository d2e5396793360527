import { sellersA } from './sellers/a.ts';
import { sellersB } from './sellers/b.ts';
import { sellersC } from './sellers/c.ts';
import type { DemoSeller } from './types.ts';

export const sellers: DemoSeller[] = [...sellersA, ...sellersB, ...sellersC];
