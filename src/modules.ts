import type { AnySchema } from '@orpc/contract';
import type { Router } from '@orpc/server';
import type { contract } from '#contract.ts';
import { accountsModule } from '#modules/accounts/module.ts';
import { activityModule } from '#modules/activity/module.ts';
import { analyticsModule } from '#modules/analytics/module.ts';
import { auditModule } from '#modules/audit/module.ts';
import { carriersModule } from '#modules/carriers/module.ts';
import { cartModule } from '#modules/cart/module.ts';
import { cartRemindersModule } from '#modules/cart-reminders/module.ts';
import { catalogModule } from '#modules/catalog/module.ts';
import { checkoutModule } from '#modules/checkout/module.ts';
import { collectionsModule } from '#modules/collections/module.ts';
import { contentModule } from '#modules/content/module.ts';
import { currencyModule } from '#modules/currency/module.ts';
import { deliveryModule } from '#modules/delivery/module.ts';
import { draftsModule } from '#modules/drafts/module.ts';
import { fulfilmentModule } from '#modules/fulfilment/module.ts';
import { importsModule } from '#modules/imports/module.ts';
import { insightsModule } from '#modules/insights/module.ts';
import { ledgerModule } from '#modules/ledger/module.ts';
import { makersModule } from '#modules/makers/module.ts';
import { makingModule } from '#modules/making/module.ts';
import { mediaModule } from '#modules/media/module.ts';
import { notificationsModule } from '#modules/notifications/module.ts';
import { onboardingModule } from '#modules/onboarding/module.ts';
import { orderTextsModule } from '#modules/order-texts/module.ts';
import { ordersModule } from '#modules/orders/module.ts';
import { paymentsModule } from '#modules/payments/module.ts';
import { payoutsModule } from '#modules/payouts/module.ts';
import { productAlertsModule } from '#modules/product-alerts/module.ts';
import { profilePhotoModule } from '#modules/profile-photo/module.ts';
import { pushModule } from '#modules/push/module.ts';
import { recommendationsModule } from '#modules/recommendations/module.ts';
import { reconciliationModule } from '#modules/reconciliation/module.ts';
import { returnsModule } from '#modules/returns/module.ts';
import { searchModule } from '#modules/search/module.ts';
import { sellersModule } from '#modules/sellers/module.ts';
import { shopApiModule } from '#modules/shop-api/module.ts';
import { storeCreditModule } from '#modules/store-credit/module.ts';
import { supportModule } from '#modules/support/module.ts';
import { vocabularyModule } from '#modules/vocabulary/module.ts';
import { wishlistModule } from '#modules/wishlist/module.ts';
import type { Context, Services } from '#platform/context.ts';
import { deleteExpiredKeysJob } from '#platform/idempotency/delete-expired-keys.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteExpiredLimitsJob } from '#platform/limits/delete-expired-limits.ts';
import type { AttachmentMaker, MediaGuard, Module } from '#platform/module.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Each contract has a module that implements it. */
type Implementations = { readonly [Name in keyof typeof contract]: { handlers: Router<(typeof contract)[Name], Context> } };

/**
 * Every module of the marketplace, under the name that its contract has in `contract.ts`. Personal data is
 * exported and erased in this order: returns and texts come before orders, because those of a guest are found
 * by the address that orders forget.
 */
const modules = {
  accounts: accountsModule,
  cart: cartModule,
  returns: returnsModule,
  orderTexts: orderTextsModule,
  orders: ordersModule,
  storeCredit: storeCreditModule,
  support: supportModule,
  vocabulary: vocabularyModule,
  wishlist: wishlistModule,
  productAlerts: productAlertsModule,
  cartReminders: cartRemindersModule,
  profilePhoto: profilePhotoModule,
  sellers: sellersModule,
  recommendations: recommendationsModule,
  audit: auditModule,
  activity: activityModule,
  analytics: analyticsModule,
  carriers: carriersModule,
  catalog: catalogModule,
  making: makingModule,
  checkout: checkoutModule,
  collections: collectionsModule,
  content: contentModule,
  currency: currencyModule,
  delivery: deliveryModule,
  drafts: draftsModule,
  fulfilment: fulfilmentModule,
  imports: importsModule,
  insights: insightsModule,
  ledger: ledgerModule,
  makers: makersModule,
  media: mediaModule,
  notifications: notificationsModule,
  onboarding: onboardingModule,
  payments: paymentsModule,
  payouts: payoutsModule,
  push: pushModule,
  reconciliation: reconciliationModule,
  search: searchModule,
  shopApi: shopApiModule,
} satisfies Implementations & Record<string, Module>;

const manifests: readonly Module[] = Object.values(modules);

/** The whole API: what `contract.ts` declares, implemented. */
export const handlers = Object.fromEntries(
  Object.entries<Module>(modules).flatMap(([name, module]) => (module.handlers ? [[name, module.handlers]] : [])),
) as Router<typeof contract, Context>;

/** Tags and schemas that the modules add to the API document. */
export const openApi = {
  tags: manifests.flatMap((module) => module.openApi?.tags ?? []),
  schemas: Object.assign({}, ...manifests.map((module) => module.openApi?.schemas)) as Record<string, AnySchema>,
};

/** All background work: that of the modules and that of the platform's own tables. */
export const jobs: readonly JobDefinition<never>[] = [
  ...manifests.flatMap((module) => module.jobs ?? []),
  deleteExpiredLimitsJob,
  deleteExpiredKeysJob,
];

export const personalData: readonly PersonalDataSource[] = manifests.flatMap((module) => module.personalData ?? []);

/** Documents that go with mails, by kind. */
export const attachments: Readonly<Record<string, AttachmentMaker>> = Object.assign({}, ...manifests.map((module) => module.attachments));

export const mediaGuards: readonly MediaGuard[] = manifests.flatMap((module) => Object.values(module.mediaGuards ?? {}));

/** Writes what modules only hold in memory, before the process ends. */
export async function flushModules(services: Services): Promise<void> {
  for (const module of manifests) await module.flush?.(services);
}
