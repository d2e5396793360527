import { defineModule, implementAll } from '#platform/module.ts';
import { draftsContract, draftsTag } from './contract.ts';
import { getSubmitted, listSubmitted, reviewDraft } from './review-draft.ts';
import { getDraft, listDrafts, moveDraft, openDraft, saveDraft } from './write-draft.ts';

export const draftsModule = defineModule({
  openApi: { tags: [draftsTag] },
  handlers: implementAll(draftsContract, {
    listDrafts,
    openDraft,
    getDraft,
    saveDraft,
    moveDraft,
    listSubmitted,
    getSubmitted,
    reviewDraft,
  }),
});
