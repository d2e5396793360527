import { defineModule, implementAll } from '#platform/module.ts';
import { listContacts, removeContact, saveContact } from './contacts.ts';
import { seller, sellersContract } from './contract.ts';
import { endBankRestsJob } from './end-bank-rests.ts';
import { getSeller } from './get-seller.ts';
import { countNews, getNoticeChoices, listNews, openNews, saveNoticeChoices, seeNews, setLowStock } from './news.ts';
import { newsTag } from './news-contract.ts';
import { sellersPersonalData } from './personal-data.ts';
import { remindOfShopsJob } from './remind-of-shops.ts';

export const sellersModule = defineModule({
  openApi: { tags: [newsTag], schemas: { Seller: seller } },
  handlers: implementAll(sellersContract, {
    getSeller: async (ctx, input) => ({ data: { seller: await getSeller(ctx, input) } }),
    listContacts,
    saveContact,
    removeContact,
    listNews,
    countNews,
    openNews,
    seeNews,
    getNoticeChoices,
    saveNoticeChoices,
    setLowStock,
  }),
  jobs: [remindOfShopsJob, endBankRestsJob],
  personalData: sellersPersonalData,
});
