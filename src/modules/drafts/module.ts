import { defineModule, implementAll } from '#platform/module.ts';
import { addPhoto } from './add-photo.ts';
import { arrangePhotos, movePhoto } from './arrange-photos.ts';
import { compareDraft, compareSubmitted, compareVersion, listVersions, restoreVersion } from './compare-versions.ts';
import { draftsContract } from './contract.ts';
import { draftsTag } from './draft-contract.ts';
import { forgetRemovedPhotoJob } from './forget-photos.ts';
import { mayReadDraftPhoto } from './may-read-photo.ts';
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
    addPhoto,
    arrangePhotos,
    movePhoto,
    listVersions,
    compareVersion,
    restoreVersion,
    compareDraft,
    listSubmitted,
    getSubmitted,
    compareSubmitted,
    reviewDraft,
  }),
  jobs: [forgetRemovedPhotoJob],
  mediaGuards: { 'draft-photo': mayReadDraftPhoto },
});
