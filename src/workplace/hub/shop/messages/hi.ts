import { activity } from './activity-hi.ts';
import { calendar } from './calendar-hi.ts';
import { consents } from './consents-hi.ts';
import type { ShopPageMessages } from './en.ts';
import { papers } from './papers-hi.ts';
import { setup } from './setup-hi.ts';
import { team } from './team-hi.ts';

export const shopPages: ShopPageMessages = { activity, calendar, consents, papers, setup, team };
