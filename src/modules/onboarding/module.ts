import { defineModule, implementAll } from '#platform/module.ts';
import { getApplication, withdrawApplication } from './application-status.ts';
import { onboardingContract, onboardingTag } from './contract.ts';
import { acceptInvitation, getInvitation } from './invitations.ts';
import { moveOwnShop, operateShop } from './move-shop.ts';
import { listApplications, operateApplication } from './operate-application.ts';
import { onboardingPersonalData } from './personal-data.ts';
import { remindOfApplicationsJob } from './remind-of-applications.ts';

export const onboardingModule = defineModule({
  openApi: { tags: [onboardingTag] },
  handlers: implementAll(onboardingContract, {
    listApplications,
    operateApplication,
    getApplication,
    withdrawApplication,
    getInvitation,
    acceptInvitation,
    operateShop,
    moveOwnShop,
  }),
  jobs: [remindOfApplicationsJob],
  personalData: onboardingPersonalData,
});
