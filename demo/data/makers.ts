import { makersA } from './makers/a.ts';
import { makersB } from './makers/b.ts';
import { makersC } from './makers/c.ts';
import type { DemoMaker } from './types.ts';

export const makers: DemoMaker[] = [...makersA, ...makersB, ...makersC];
