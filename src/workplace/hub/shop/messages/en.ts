import { activity } from './activity-en.ts';
import { calendar } from './calendar-en.ts';
import { consents } from './consents-en.ts';
import { papers } from './papers-en.ts';
import { setup } from './setup-en.ts';
import { team } from './team-en.ts';

export const shopPages = { activity, calendar, consents, papers, setup, team };

export type ShopPageMessages = typeof shopPages;
