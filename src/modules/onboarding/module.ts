import { defineModule, implementAll } from '#platform/module.ts';
import { getApplication, withdrawApplication } from './application-status.ts';
import { onboardingContract } from './contract.ts';
import { onboardingTag } from './desk-contract.ts';
import { decideDetailChange, listDetailChanges, withdrawDetailChange } from './detail-changes.ts';
import { getShop, getShopSettings, listMyShops } from './get-shop.ts';
import { getGiClaim, saveGiClaim } from './gi-claims.ts';
import { acceptInvitation, getInvitation } from './invitations.ts';
import {
  addMakerPhoto,
  addMakerVoice,
  addShopMaker,
  moveMakerPhoto,
  removeMakerVoice,
  saveShopMaker,
  withdrawMakerChange,
} from './maker-changes.ts';
import { makersOfShopTag } from './makers-contract.ts';
import { moveOwnShop, operateShop } from './move-shop.ts';
import { listApplications, operateApplication } from './operate-application.ts';
import { decidePaper, listDeskPapers, openDeskPaper, waivePaper } from './operate-papers.ts';
import { deletePaperFilesJob } from './paper-files.ts';
import { onboardingPersonalData } from './personal-data.ts';
import { remindOfApplicationsJob } from './remind-of-applications.ts';
import { agree, saveExport, saveInvoices, saveNames, savePage, savePickup, saveTax } from './save-details.ts';
import { sendPaper } from './send-paper.ts';
import { dropRequirement, getRequirements, setRequirement } from './set-requirement.ts';
import { getBank, saveBank, stopBank } from './shop-bank.ts';
import { addClosedDays, getCalendar, removeHoliday, saveHolidayMode, saveWeekdays } from './shop-calendar.ts';
import { getShopMaker, listShopMakers } from './shop-makers.ts';
import { getPaperFile, listPapers, withdrawPaper } from './shop-papers.ts';
import { changeMemberRole, getTeam, leaveTeam, removeMember } from './shop-team.ts';
import { inviteMember, resendMemberInvitation, withdrawMemberInvitation } from './team-invitations.ts';
import { watchPapersJob } from './watch-papers.ts';

export const onboardingModule = defineModule({
  openApi: { tags: [onboardingTag, makersOfShopTag] },
  handlers: implementAll(onboardingContract, {
    listApplications,
    operateApplication,
    getApplication,
    withdrawApplication,
    getInvitation,
    acceptInvitation,
    listMyShops,
    getShop,
    getShopSettings,
    saveNames,
    saveTax,
    saveExport,
    savePickup,
    saveInvoices,
    savePage,
    agree,
    getRequirements,
    setRequirement,
    dropRequirement,
    operateShop,
    moveOwnShop,
    getBank,
    saveBank,
    stopBank,
    getCalendar,
    saveWeekdays,
    addClosedDays,
    saveHolidayMode,
    removeHoliday,
    getTeam,
    inviteMember,
    resendMemberInvitation,
    withdrawMemberInvitation,
    changeMemberRole,
    removeMember,
    leaveTeam,
    getGiClaim,
    saveGiClaim,
    listPapers,
    sendPaper,
    getPaperFile,
    withdrawPaper,
    listDeskPapers,
    openDeskPaper,
    decidePaper,
    waivePaper,
    withdrawDetailChange,
    listShopMakers,
    getShopMaker,
    addShopMaker,
    saveShopMaker,
    withdrawMakerChange,
    addMakerPhoto,
    moveMakerPhoto,
    addMakerVoice,
    removeMakerVoice,
    listDetailChanges,
    decideDetailChange,
  }),
  jobs: [remindOfApplicationsJob, deletePaperFilesJob, watchPapersJob],
  personalData: onboardingPersonalData,
});
