import { defineModule } from '#platform/module.ts';
import { cleanUpMailsJob } from './clean-up-mails.ts';
import { deliverMailJob } from './deliver-mail.ts';
import { notificationsPersonalData } from './personal-data.ts';

export const notificationsModule = defineModule({
  jobs: [deliverMailJob, cleanUpMailsJob],
  personalData: notificationsPersonalData,
});
