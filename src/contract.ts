import '#shared/input-messages.ts';
import { accountsContract } from '#modules/accounts/contract.ts';
import { activityContract } from '#modules/activity/contract.ts';
import { analyticsContract } from '#modules/analytics/contract.ts';
import { auditContract } from '#modules/audit/contract.ts';
import { carriersContract } from '#modules/carriers/contract.ts';
import { cartContract } from '#modules/cart/endpoints-contract.ts';
import { cartRemindersContract } from '#modules/cart-reminders/contract.ts';
import { catalogContract } from '#modules/catalog/contract.ts';
import { checkoutContract } from '#modules/checkout/contract.ts';
import { collectionsContract } from '#modules/collections/contract.ts';
import { contentContract } from '#modules/content/contract.ts';
import { currencyContract } from '#modules/currency/contract.ts';
import { deliveryContract } from '#modules/delivery/contract.ts';
import { draftsContract } from '#modules/drafts/contract.ts';
import { fulfilmentContract } from '#modules/fulfilment/contract.ts';
import { importsContract } from '#modules/imports/contract.ts';
import { insightsContract } from '#modules/insights/contract.ts';
import { ledgerContract } from '#modules/ledger/contract.ts';
import { makersContract } from '#modules/makers/contract.ts';
import { makingContract } from '#modules/making/contract.ts';
import { onboardingContract } from '#modules/onboarding/contract.ts';
import { orderTextsContract } from '#modules/order-texts/contract.ts';
import { ordersContract } from '#modules/orders/endpoints-contract.ts';
import { paymentsContract } from '#modules/payments/endpoints-contract.ts';
import { payoutsContract } from '#modules/payouts/contract.ts';
import { productAlertsContract } from '#modules/product-alerts/contract.ts';
import { profilePhotoContract } from '#modules/profile-photo/contract.ts';
import { pushContract } from '#modules/push/contract.ts';
import { recommendationsContract } from '#modules/recommendations/contract.ts';
import { reconciliationContract } from '#modules/reconciliation/contract.ts';
import { returnsContract } from '#modules/returns/endpoints-contract.ts';
import { searchContract } from '#modules/search/contract.ts';
import { sellersContract } from '#modules/sellers/contract.ts';
import { shopApiContract } from '#modules/shop-api/contract.ts';
import { storeCreditContract } from '#modules/store-credit/contract.ts';
import { supportContract } from '#modules/support/contract.ts';
import { vocabularyContract } from '#modules/vocabulary/contract.ts';
import { wishlistContract } from '#modules/wishlist/contract.ts';

/** The whole API as one map. Paths are relative to `/api/v1`. */
export const contract = {
  accounts: accountsContract,
  activity: activityContract,
  analytics: analyticsContract,
  audit: auditContract,
  carriers: carriersContract,
  cart: cartContract,
  cartReminders: cartRemindersContract,
  catalog: catalogContract,
  making: makingContract,
  currency: currencyContract,
  checkout: checkoutContract,
  collections: collectionsContract,
  orders: ordersContract,
  orderTexts: orderTextsContract,
  content: contentContract,
  delivery: deliveryContract,
  drafts: draftsContract,
  fulfilment: fulfilmentContract,
  imports: importsContract,
  insights: insightsContract,
  ledger: ledgerContract,
  makers: makersContract,
  onboarding: onboardingContract,
  payments: paymentsContract,
  payouts: payoutsContract,
  productAlerts: productAlertsContract,
  profilePhoto: profilePhotoContract,
  push: pushContract,
  recommendations: recommendationsContract,
  reconciliation: reconciliationContract,
  returns: returnsContract,
  search: searchContract,
  sellers: sellersContract,
  shopApi: shopApiContract,
  storeCredit: storeCreditContract,
  support: supportContract,
  vocabulary: vocabularyContract,
  wishlist: wishlistContract,
};
