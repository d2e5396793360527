import { defineModule, implementAll } from '#platform/module.ts';
import { listContacts, removeContact, saveContact } from './contacts.ts';
import { seller, sellersContract } from './contract.ts';
import { endBankRestsJob } from './end-bank-rests.ts';
import { getSeller } from './get-seller.ts';
import { sellersPersonalData } from './personal-data.ts';
import { remindOfShopsJob } from './remind-of-shops.ts';

export const sellersModule = defineModule({
  openApi: { schemas: { Seller: seller } },
  handlers: implementAll(sellersContract, {
    getSeller: async (ctx, input) => ({ data: { seller: await getSeller(ctx, input) } }),
    listContacts,
    saveContact,
    removeContact,
  }),
  jobs: [remindOfShopsJob, endBankRestsJob],
  personalData: sellersPersonalData,
});
