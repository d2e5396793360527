import { defineModule, implementAll } from '#platform/module.ts';
import { cartRemindersContract, cartRemindersTag } from './contract.ts';
import { forgetOrderedCartsJob } from './forget-ordered.ts';
import { openRemindedCart } from './open-reminded-cart.ts';
import { cartRemindersPersonalData } from './personal-data.ts';
import { requestReminder, withdrawReminder } from './request-reminder.ts';
import { pruneRemindersJob, sendRemindersJob } from './send-reminders.ts';
import { stopReminders } from './stop-reminders.ts';
import './settings.ts';

export const cartRemindersModule = defineModule({
  openApi: { tags: [cartRemindersTag] },
  handlers: implementAll(cartRemindersContract, { requestReminder, withdrawReminder, openRemindedCart, stopReminders }),
  jobs: [sendRemindersJob, pruneRemindersJob, forgetOrderedCartsJob],
  personalData: cartRemindersPersonalData,
});
