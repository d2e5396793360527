import { defineModule, implementAll } from '#platform/module.ts';
import { announceConsentEndsJob } from './announce-consent-ends.ts';
import { listConsents, recordConsent, withdrawConsent } from './consents.ts';
import { maker, makersContract, makersTag } from './contract.ts';
import { getMaker, listMakers } from './get-maker.ts';
import { mayReadMakerPhoto, mayReadMakerVoice } from './may-read-photo.ts';
import { makersPersonalData } from './personal-data.ts';

export const makersModule = defineModule({
  openApi: { tags: [makersTag], schemas: { Maker: maker } },
  handlers: implementAll(makersContract, {
    getMaker: async (ctx, input) => ({ data: { maker: await getMaker(ctx, input) } }),
    listMakers,
    listConsents,
    recordConsent,
    withdrawConsent,
  }),
  jobs: [announceConsentEndsJob],
  personalData: makersPersonalData,
  mediaGuards: { 'maker-photo': mayReadMakerPhoto, 'maker-voice': mayReadMakerVoice },
});
