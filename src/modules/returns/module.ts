import { defineModule, implementAll } from '#platform/module.ts';
import { addMessage } from './add-message.ts';
import { addPhoto } from './add-photo.ts';
import { choosePickup, operatePickup } from './choose-pickup.ts';
import { deleteUnattachedPhotosJob } from './delete-unattached-photos.ts';
import { returnsContract, returnsTag } from './endpoints-contract.ts';
import { escalateReturnsJob } from './escalate-returns.ts';
import { getDeskReturn } from './get-desk-return.ts';
import { listReturns } from './list-returns.ts';
import { returnDigestJob } from './mail-messages.ts';
import { mayReadReturnPhoto } from './may-read-photo.ts';
import { decideShopReturn, operateReturn } from './operate-return.ts';
import { returnsPersonalData } from './personal-data.ts';
import { remindOfPickupsJob } from './remind-of-pickups.ts';
import { requestReturn } from './request-return.ts';
import { answerShopReturn, getShopReturn, listShopReturns } from './shop-returns.ts';
import { withdrawReturn } from './withdraw-return.ts';

export const returnsModule = defineModule({
  openApi: { tags: [returnsTag] },
  handlers: implementAll(returnsContract, {
    listReturns,
    requestReturn,
    addPhoto,
    addMessage,
    withdrawReturn,
    choosePickup,
    operatePickup,
    operateReturn,
    decideShopReturn,
    listShopReturns,
    getShopReturn,
    getDeskReturn,
    answerShopReturn,
  }),
  jobs: [escalateReturnsJob, remindOfPickupsJob, returnDigestJob, deleteUnattachedPhotosJob],
  personalData: returnsPersonalData,
  mediaGuards: { 'return-photo': mayReadReturnPhoto },
});
