import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenHash } from '#modules/accounts/find-actor.ts';
import { addSeller } from '#modules/sellers/add-seller.ts';
import { type ApiRoute, listApiRoutes } from '#platform/http/api-routes.ts';
import { type ShopRole, shopRoles } from '#shared/access.ts';
import { newId } from '#shared/id.ts';
import { contract } from '../../src/contract.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { createTestClient, signUpTestClient } from '../support/test-client.ts';

/**
 * Repeats the access of every route beside the contract: a route that is missing here, or open to others,
 * fails.
 */
const anyone = ['anonymous', 'unverified', 'expired', 'erased', 'buyer', 'seller', 'new admin', 'admin'] as const;
const people = ['buyer', 'seller', 'admin'] as const;
const andNewAdmin = [...people, 'new admin'] as const;
type Role = (typeof anyone)[number];

interface Row {
  may: readonly Role[];
  /** Makes something that belongs to a person, for routes that name one thing. */
  own?: (userId: string) => Promise<string>;
  /** A body with which the thing is found. */
  body?: unknown;
  /** The thing is everybody's, such as a product: what a missing one answers. */
  shared?: string;
  /** Roles of a shop's team that may, for routes of a shop. */
  team?: readonly ShopRole[];
}

let app: TestApp;
const address = { label: 'Home', line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302001', version: 1 };

async function addAddress(userId: string): Promise<string> {
  const id = newId();
  await app.ctx.db.execute(
    `insert into addresses (id, user_id, position, label, details)
      select $1, $2, coalesce(max(position), 0) + 1, 'Home', 'Rose Lane' from addresses where user_id = $2`,
    [id, userId],
  );
  return id;
}

async function addSession(userId: string, token: string = newId(), ends = 86_400_000): Promise<string> {
  const id = newId();
  const now = Date.now();
  // The password was entered too long ago for what cannot be undone.
  await app.ctx.db.execute(
    `insert into sessions (id, user_id, token_hash, created_at, authenticated_at, last_seen_at, expires_at, user_agent, network)
      values ($1, $2, $3, $4, $4, $6, $5, '', '')`,
    [id, userId, tokenHash(token), new Date(now - 3_600_000), new Date(now + ends), new Date(now)],
  );
  return id;
}

const table: Record<string, Row> = {
  'accounts.signup': { may: anyone },
  'accounts.verifyOtp': { may: anyone },
  'accounts.resendOtp': { may: anyone },
  'accounts.verification': { may: anyone },
  'accounts.confirmBrowser': { may: anyone },
  'accounts.endSessions': { may: anyone },
  'accounts.login': { may: anyone },
  'accounts.logout': { may: anyone },
  'accounts.forgotPassword': { may: anyone },
  'accounts.resetPassword': { may: anyone },
  'accounts.changePassword': { may: andNewAdmin },
  'accounts.reauthenticate': { may: andNewAdmin },
  'accounts.getMe': { may: andNewAdmin },
  'accounts.updateMe': { may: people },
  'accounts.verifyEmail': { may: people },
  'accounts.deleteMe': { may: people },
  'accounts.listAddresses': { may: people },
  'accounts.addAddress': { may: people },
  'accounts.changeAddress': { may: people, own: addAddress, body: address },
  'accounts.removeAddress': { may: people, own: addAddress, body: { version: 1 } },
  'accounts.exportMe': { may: people },
  'accounts.listConsents': { may: people },
  'accounts.enrolTotp': { may: andNewAdmin },
  'accounts.confirmTotp': { may: andNewAdmin },
  'accounts.removeTotp': { may: people },
  'accounts.listSessions': { may: andNewAdmin },
  'accounts.endSession': { may: andNewAdmin, own: (userId) => addSession(userId) },
  'accounts.endOtherSessions': { may: andNewAdmin },
  'audit.listSecurityEvents': { may: andNewAdmin },
  'cart.quote': { may: anyone },
  'cart.getCart': { may: people },
  'cart.mergeCart': { may: people },
  'cart.setCartItem': { may: people, shared: 'PRODUCT_NOT_FOUND' },
  'cart.removeCartItem': { may: people, shared: 'nothing is said' },
  'cart.clearCart': { may: people },
  'cart.listShopCoupons': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'cart.addShopCoupon': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager'] },
  'cart.endShopCoupon': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'cartReminders.requestReminder': { may: anyone },
  'cartReminders.withdrawReminder': { may: anyone },
  'cartReminders.openRemindedCart': { may: anyone },
  'cartReminders.stopReminders': { may: anyone },
  'catalog.listCategoriesWithProducts': { may: anyone },
  'catalog.listCategoryNames': { may: anyone },
  'catalog.listCategories': { may: anyone },
  'catalog.getCategory': { may: anyone },
  'catalog.listSubcategoryProducts': { may: anyone },
  'catalog.listByIds': { may: anyone },
  'catalog.listCards': { may: anyone },
  'catalog.getProduct': { may: anyone },
  'catalog.listRelated': { may: anyone },
  'catalog.listFeed': { may: anyone },
  'catalog.listSitemap': { may: anyone },
  'checkout.placeOrder': { may: anyone },
  'checkout.payAgain': { may: anyone },
  'checkout.askCashCode': { may: anyone },
  'checkout.proveCash': { may: anyone },
  'checkout.checkPayment': { may: anyone },
  'checkout.cancelUnpaid': { may: anyone },
  'checkout.changeOrder': { may: anyone },
  'currency.listCurrencies': { may: anyone },
  'currency.getCurrency': { may: anyone },
  'currency.getMarket': { may: anyone },
  'collections.listCollections': { may: anyone },
  'collections.listSeasons': { may: anyone },
  'collections.getCollection': { may: anyone },
  'collections.listCollectionCards': { may: anyone },
  'content.listPosts': { may: anyone },
  'content.getPost': { may: anyone },
  'content.listFaqs': { may: anyone },
  'content.getPage': { may: anyone },
  'activity.listActivity': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'analytics.track': { may: anyone },
  'makers.getMaker': { may: anyone },
  'onboarding.listShopMakers': { may: [], shared: 'a shop', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.getShopMaker': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.addShopMaker': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.saveShopMaker': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.withdrawMakerChange': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.addMakerPhoto': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.addMakerVoice': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.removeMakerVoice': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'onboarding.moveMakerPhoto': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'making.listFullMonths': { may: anyone, shared: 'PRODUCT_NOT_FOUND' },
  'making.getShopMaking': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'making.saveCapacity': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager'] },
  'makers.listConsents': { may: [], shared: 'a shop', team: ['owner', 'manager', 'facilitator'] },
  'makers.recordConsent': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager', 'facilitator'] },
  'makers.withdrawConsent': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'makers.listMakers': { may: anyone },
  'orders.listOrders': { may: people },
  'orders.getOrder': { may: anyone },
  'orders.cancelLines': { may: anyone },
  'orders.changeAddress': { may: anyone },
  'orders.exchangeVariant': { may: anyone },
  'orders.listExchangeOptions': { may: anyone },
  'orders.confirmReceipt': { may: anyone },
  'orders.reportMissing': { may: anyone },
  'orders.chooseRemedy': { may: anyone },
  'delivery.listDestinations': { may: anyone },
  'delivery.estimateDelivery': { may: anyone },
  'delivery.exportList': { may: ['admin'], shared: 'INVALID_INPUT' },
  'delivery.importList': { may: ['admin'], shared: 'INVALID_INPUT' },
  'orders.operateParcel': { may: ['admin'], shared: 'ORDER_NOT_FOUND', body: { event: 'pack' } },
  'orders.moveShopParcel': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'], body: { event: 'pack' } },
  'orders.listShopParcels': { may: [], shared: 'a shop', team: ['owner', 'manager', 'packer'] },
  'orders.getShopParcel': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'] },
  'orders.packShopParcels': { may: [], shared: 'a shop', team: ['owner', 'manager', 'packer'], body: { parcelIds: ['x'] } },
  'orders.undoPack': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'] },
  'orders.addPackPhoto': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'] },
  'orders.weighParcel': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'], body: { grams: 500 } },
  'orders.getPackingList': { may: [], shared: 'a shop', team: ['owner', 'manager', 'packer'] },
  'fulfilment.getPackingListFile': { may: [], shared: 'a shop', team: ['owner', 'manager', 'packer'] },
  'fulfilment.getShopPackingSlips': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'] },
  'carriers.getShopShipment': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'] },
  'carriers.getShopLabel': { may: [], shared: 'ORDER_NOT_FOUND', team: ['owner', 'manager', 'packer'] },
  'orders.refundGoodwill': { may: ['admin'], shared: 'ORDER_NOT_FOUND' },
  'orders.nameRefundDestination': { may: anyone, body: { to: 'upi', upiId: 'asha@upi' } },
  'orders.disownOrder': { may: anyone },
  'onboarding.listApplications': { may: ['admin'] },
  'onboarding.operateApplication': { may: ['admin'], shared: 'NOT_FOUND', body: { event: 'look' } },
  'onboarding.getApplication': { may: anyone, body: { token: 'x' } },
  'onboarding.withdrawApplication': { may: anyone, body: { token: 'x' } },
  'onboarding.getInvitation': { may: anyone, body: { token: 'x' } },
  'onboarding.acceptInvitation': { may: people, body: { token: 'x' } },
  'onboarding.listMyShops': { may: people },
  'onboarding.getShop': { may: [], shared: 'a shop', team: shopRoles },
  'onboarding.getShopSettings': { may: [], shared: 'a shop', team: ['owner'] },
  'onboarding.saveNames': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.saveTax': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.saveExport': { may: [], shared: 'WRONG_STATE', team: ['owner'] },
  'onboarding.savePickup': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.saveInvoices': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.savePage': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.agree': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.getRequirements': { may: ['admin'] },
  'onboarding.setRequirement': { may: ['admin'], shared: 'INVALID_INPUT' },
  'onboarding.dropRequirement': { may: ['admin'], shared: 'NOT_FOUND' },
  'onboarding.operateShop': { may: ['admin'], shared: 'SELLER_NOT_FOUND', body: { event: 'pause' } },
  'onboarding.moveOwnShop': { may: [], shared: 'WRONG_STATE', team: ['owner'], body: { event: 'withdraw' } },
  'onboarding.getBank': { may: [], shared: 'a shop', team: ['owner'] },
  'onboarding.saveBank': { may: [], shared: 'REAUTHENTICATE', team: ['owner'] },
  'onboarding.stopBank': { may: [], shared: 'REAUTHENTICATE', team: ['owner'] },
  'onboarding.getCalendar': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'onboarding.saveWeekdays': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager'] },
  'onboarding.addClosedDays': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager'] },
  'onboarding.saveHolidayMode': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager'] },
  'onboarding.removeHoliday': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'onboarding.getGiClaim': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'onboarding.saveGiClaim': {
    may: [],
    shared: 'NOT_FOUND',
    team: ['owner', 'manager'],
    body: { number: 'AU/1/2', from: '2024-01-01', until: '2099-01-01' },
  },
  'onboarding.listPapers': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'onboarding.sendPaper': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'onboarding.getPaperFile': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'onboarding.withdrawPaper': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'onboarding.listDeskPapers': { may: ['admin'] },
  'onboarding.openDeskPaper': { may: ['admin'], shared: 'NOT_FOUND' },
  'onboarding.decidePaper': { may: ['admin'], shared: 'NOT_FOUND', body: { decision: 'accept' } },
  'onboarding.waivePaper': { may: ['admin'], shared: 'SELLER_NOT_FOUND' },
  'onboarding.withdrawDetailChange': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.listDetailChanges': { may: ['admin'] },
  'onboarding.decideDetailChange': { may: ['admin'], shared: 'NOT_FOUND', body: { decision: 'accept' } },
  'onboarding.getTeam': { may: [], shared: 'a shop', team: ['owner'] },
  'onboarding.inviteMember': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'onboarding.resendMemberInvitation': { may: [], shared: 'REAUTHENTICATE', team: ['owner'] },
  'onboarding.withdrawMemberInvitation': { may: [], shared: 'REAUTHENTICATE', team: ['owner'] },
  'onboarding.changeMemberRole': { may: [], shared: 'REAUTHENTICATE', team: ['owner'], body: { role: 'packer' } },
  'onboarding.removeMember': { may: [], shared: 'REAUTHENTICATE', team: ['owner'] },
  'onboarding.leaveTeam': { may: [], shared: 'a shop', team: shopRoles },
  'payments.listCashRefunds': { may: ['admin'] },
  'payments.payCashRefund': { may: ['admin'], shared: 'NOT_FOUND', body: { bankRef: '412345678901' } },
  'orders.getInvoice': { may: anyone },
  'fulfilment.getGiftReceipt': { may: anyone },
  'orderTexts.getTexts': { may: anyone },
  'orderTexts.stopTexts': { may: anyone },
  'orders.lookUpOrder': { may: anyone },
  'orders.openOrder': { may: anyone },
  'checkout.listMethods': { may: anyone },
  'checkout.getDemoPayment': { may: anyone, shared: 'NOT_FOUND' },
  'checkout.actDemoPayment': { may: anyone, shared: 'NOT_FOUND', body: { act: 'approve' } },
  'profilePhoto.setPhoto': { may: people },
  'profilePhoto.removePhoto': { may: people },
  'recommendations.listSeeds': { may: people },
  'recommendations.listViewed': { may: people },
  'recommendations.addView': { may: people, shared: 'PRODUCT_NOT_FOUND' },
  'recommendations.clearViews': { may: people },
  'returns.listReturns': { may: anyone },
  'returns.requestReturn': { may: anyone },
  'returns.addPhoto': { may: anyone },
  'returns.addMessage': { may: anyone },
  'returns.withdrawReturn': { may: anyone },
  'catalog.listShopProducts': { may: [], shared: 'FORBIDDEN', team: ['owner', 'manager', 'packer'] },
  'catalog.getShopProduct': { may: [], shared: 'PRODUCT_NOT_FOUND', team: ['owner', 'manager', 'packer'] },
  'catalog.setPrice': { may: [], shared: 'PRODUCT_NOT_FOUND', team: ['owner', 'manager'], body: { version: 1, basePricePaise: 10_000 } },
  'catalog.setStock': {
    may: [],
    shared: 'PRODUCT_NOT_FOUND',
    team: ['owner', 'manager', 'packer'],
    body: { variant: 'none', seen: 0, units: 1 },
  },
  'catalog.moveProduct': { may: [], shared: 'PRODUCT_NOT_FOUND', team: ['owner', 'manager'], body: { version: 1, event: 'retire' } },
  'catalog.listProductChoices': { may: [], shared: 'FORBIDDEN', team: ['owner', 'manager', 'facilitator'] },
  'drafts.listDrafts': { may: [], shared: 'FORBIDDEN', team: ['owner', 'manager', 'facilitator'] },
  'drafts.openDraft': { may: [], shared: 'PRODUCT_NOT_FOUND', team: ['owner', 'manager', 'facilitator'], body: {} },
  'drafts.getDraft': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'drafts.saveDraft': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'], body: { version: 1, body: {} } },
  'drafts.moveDraft': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'], body: { version: 1, event: 'submit' } },
  'drafts.addPhoto': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'drafts.arrangePhotos': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'], body: { photos: [] } },
  'drafts.movePhoto': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'], body: { event: 'remove' } },
  'catalog.listStock': { may: [], shared: 'FORBIDDEN', team: ['owner', 'manager', 'packer'] },
  'catalog.saveStock': {
    may: [],
    shared: 'FORBIDDEN',
    team: ['owner', 'manager', 'packer'],
    body: { cells: [{ kind: 'units', product: 'x', variant: 'x', seen: 1, value: 2 }] },
  },
  'imports.listImports': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'imports.sendImport': { may: [], shared: 'UNSUPPORTED_MEDIA_TYPE', team: ['owner', 'manager'] },
  'imports.getImport': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'imports.checkImport': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'], body: { columns: ['sku'] } },
  'imports.moveImport': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'], body: { event: 'apply' } },
  'imports.getCorrections': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager'] },
  'imports.exportProducts': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'imports.getImportTemplate': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'drafts.listVersions': { may: [], shared: 'PRODUCT_NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'drafts.compareVersion': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager', 'facilitator'] },
  'drafts.restoreVersion': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager', 'facilitator'] },
  'drafts.compareDraft': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'facilitator'] },
  'drafts.compareSubmitted': { may: ['admin'], shared: 'NOT_FOUND' },
  'drafts.listSubmitted': { may: ['admin'] },
  'drafts.getSubmitted': { may: ['admin'], shared: 'NOT_FOUND' },
  'drafts.reviewDraft': { may: ['admin'], shared: 'NOT_FOUND', body: { decision: 'approve' } },
  'insights.getNumbers': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'insights.getNumbersCsv': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'ledger.getReceive': { may: [], shared: 'BAD_REQUEST', team: ['owner', 'manager', 'facilitator'] },
  'ledger.listCommissionInvoices': { may: [], shared: 'FORBIDDEN', team: ['owner', 'accountant'] },
  'ledger.getCommissionInvoice': { may: [], shared: 'INVOICE_NOT_FOUND', team: ['owner', 'accountant'] },
  'reconciliation.listDifferences': { may: ['admin'] },
  'reconciliation.closeDifference': { may: ['admin'], shared: 'NOT_FOUND', body: { reason: 'a fee' } },
  'returns.choosePickup': { may: anyone },
  'returns.operatePickup': { may: ['admin'], shared: 'RETURN_NOT_FOUND', body: { event: 'fail' } },
  'carriers.offerPickup': { may: ['admin'], shared: 'RETURN_NOT_FOUND' },
  'carriers.offerShopPickup': { may: [], shared: 'RETURN_NOT_FOUND', team: ['owner', 'manager'] },
  'returns.operateReturn': { may: ['admin'], shared: 'RETURN_NOT_FOUND', body: { event: 'approve' } },
  'returns.getDeskReturn': { may: ['admin'], shared: 'RETURN_NOT_FOUND' },
  'returns.listShopReturns': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'returns.getShopReturn': { may: [], shared: 'RETURN_NOT_FOUND', team: ['owner', 'manager'] },
  'returns.answerShopReturn': { may: [], shared: 'RETURN_NOT_FOUND', team: ['owner', 'manager'], body: { text: 'Which corner?' } },
  'returns.decideShopReturn': { may: [], shared: 'RETURN_NOT_FOUND', team: ['owner', 'manager'], body: { event: 'approve' } },
  'search.searchProducts': { may: anyone },
  'search.searchCards': { may: anyone },
  'search.suggest': { may: anyone },
  'shopApi.listApiKeys': { may: [], shared: 'a shop', team: ['owner'] },
  'shopApi.makeApiKey': { may: [], shared: 'REAUTHENTICATE', team: ['owner'], body: { name: 'ERP', scopes: ['read-orders'], days: 30 } },
  'shopApi.revokeApiKey': { may: [], shared: 'REAUTHENTICATE', team: ['owner'] },
  'shopApi.listWebhooks': { may: [], shared: 'a shop', team: ['owner'] },
  'shopApi.addWebhook': {
    may: [],
    shared: 'REAUTHENTICATE',
    team: ['owner'],
    body: { url: 'https://erp.example', events: ['order.placed'] },
  },
  'shopApi.changeSecret': { may: [], shared: 'REAUTHENTICATE', team: ['owner'] },
  'shopApi.switchWebhook': { may: [], shared: 'NOT_FOUND', team: ['owner'], body: { to: 'off' } },
  'shopApi.removeWebhook': { may: [], shared: 'NOT_FOUND', team: ['owner'] },
  'shopApi.pingWebhook': { may: [], shared: 'NOT_FOUND', team: ['owner'] },
  'shopApi.listDeliveries': { may: [], shared: 'a shop', team: ['owner'] },
  'shopApi.resendDelivery': { may: [], shared: 'INVALID_INPUT', team: ['owner'] },
  'sellers.getSeller': { may: anyone },
  'sellers.listContacts': { may: ['admin'], shared: 'SELLER_NOT_FOUND' },
  'sellers.saveContact': { may: ['admin'], shared: 'SELLER_NOT_FOUND' },
  'sellers.removeContact': { may: ['admin'], shared: 'SELLER_NOT_FOUND' },
  'sellers.listNews': { may: [], shared: 'a shop', team: shopRoles },
  'sellers.countNews': { may: [], shared: 'a shop', team: shopRoles },
  'sellers.openNews': { may: [], shared: 'NOT_FOUND', team: shopRoles },
  'sellers.seeNews': { may: [], shared: 'a shop', team: shopRoles },
  'sellers.getNoticeChoices': { may: [], shared: 'a shop', team: shopRoles },
  'sellers.saveNoticeChoices': { may: [], shared: 'a shop', team: shopRoles },
  'sellers.setLowStock': { may: [], shared: 'a shop', team: ['owner', 'manager'] },
  'push.getPush': { may: [], shared: 'a shop', team: shopRoles },
  'push.turnOnPush': { may: [], shared: 'INVALID_INPUT', team: shopRoles },
  'push.turnOffPush': { may: [], shared: 'a shop', team: shopRoles },
  'payouts.listRuns': { may: ['admin'] },
  'payouts.proposeRun': { may: ['admin'] },
  'payouts.moveRun': { may: ['admin'], shared: 'NOT_FOUND', body: { event: 'drop' } },
  'payouts.getBankFile': { may: ['admin'], shared: 'NOT_FOUND' },
  'payouts.markPaid': { may: ['admin'], shared: 'NOT_FOUND', body: { utr: 'SBIN0001' } },
  'payouts.markReturned': { may: ['admin'], shared: 'NOT_FOUND', body: { reason: 'closed' } },
  'payouts.setHold': { may: ['admin'], shared: 'SELLER_NOT_FOUND' },
  'payouts.answerHold': { may: ['admin'], shared: 'NOT_FOUND', body: { event: 'lift' } },
  'payouts.getMoney': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.listShopPayouts': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.getShopPayout': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.getMoneyLine': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.getMonth': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.getMonthCsv': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.getMonthPdf': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.getShopHold': { may: [], shared: 'NOT_FOUND', team: ['owner', 'manager', 'accountant'] },
  'payouts.appealHold': { may: [], shared: 'NOT_FOUND', team: ['owner', 'accountant'], body: { words: 'Please look again.' } },
  'payouts.getTaxYear': { may: [], shared: 'NOT_FOUND', team: ['owner', 'accountant'] },
  'payouts.getTaxYearCsv': { may: [], shared: 'NOT_FOUND', team: ['owner', 'accountant'] },
  'payouts.getTaxYearPdf': { may: [], shared: 'NOT_FOUND', team: ['owner', 'accountant'] },
  'payouts.getTaxCertificate': { may: [], shared: 'NOT_FOUND', team: ['owner', 'accountant'] },
  'payouts.recordTaxDeposit': { may: ['admin'], shared: 'INVALID_INPUT' },
  'payouts.addTaxCertificate': { may: ['admin'], shared: 'SELLER_NOT_FOUND' },
  'productAlerts.requestAlert': { may: anyone },
  'productAlerts.confirmAlert': { may: anyone },
  'productAlerts.stopAlerts': { may: anyone },
  'support.submitSellerRequest': { may: anyone },
  'support.submitFeedback': { may: anyone },
  'support.requestProduct': { may: anyone },
  'support.submitContact': { may: anyone },
  'support.requestOrderHelp': { may: anyone },
  'support.getSellerTerms': { may: anyone },
  'storeCredit.getStoreCredit': { may: people },
  'vocabulary.listWords': { may: [], shared: 'a shop', team: ['owner', 'manager', 'facilitator'] },
  'vocabulary.proposeWord': { may: [], shared: 'INVALID_INPUT', team: ['owner', 'manager', 'facilitator'] },
  'vocabulary.listDeskWords': { may: ['admin'] },
  'vocabulary.decideWord': { may: ['admin'], shared: 'NOT_FOUND', body: { decision: 'accept' } },
  'wishlist.listWishlist': { may: people },
  'wishlist.addToWishlist': { may: people, shared: 'PRODUCT_NOT_FOUND' },
  'wishlist.removeFromWishlist': { may: people, shared: 'nothing is said' },
  'wishlist.mergeWishlist': { may: people },
};

const routes = listApiRoutes(contract);
/** The identifier of each role's person; a role without one has no account. */
const ids = new Map<Role | 'another buyer', string>();
let signupCookies: Map<string, string>;

beforeAll(async () => {
  app = await openTestApp({
    SHIPROCKET_EMAIL: 'api@shop.example',
    SHIPROCKET_PASSWORD: 'password-of-the-panel',
    SHIPROCKET_WEBHOOK_TOKEN: 'token-of-the-webhook',
    SHIPROCKET_URL: 'http://127.0.0.1:9',
  });
  for (const role of ['buyer', 'another buyer', 'seller', 'admin', 'new admin', 'erased', 'expired'] as const) {
    const client = await signUpTestClient(app, { email: `${role.replaceAll(' ', '-')}@example.com` });
    ids.set(role, (await client.send('GET', '/users/me')).body.data.data._id);
    if (role === 'erased') await client.send('DELETE', '/users/deleteMe');
  }
  await app.ctx.db.execute(`update users set role = 'seller' where id = $1`, [ids.get('seller')]);
  await app.ctx.db.execute(`update users set role = 'admin' where id = any($1)`, [[ids.get('admin'), ids.get('new admin')]]);
  await app.ctx.db.execute(`update users set totp_secret = 'x', totp_confirmed_at = now() where id = $1`, [ids.get('admin')]);
  const unverified = createTestClient(app);
  await unverified.send('POST', '/users/signup', {
    name: 'Ravi',
    email: 'unverified@example.com',
    password: 'green mango tree',
    passwordConfirm: 'green mango tree',
  });
  signupCookies = unverified.cookies;
});
afterAll(() => app.close());

/** A browser of this role with a session of its own, so that no call takes another's away. */
async function browserOf(role: Role) {
  const client = createTestClient(app);
  if (role === 'unverified') for (const [name, value] of signupCookies) client.cookies.set(name, value);
  const userId = ids.get(role);
  if (userId) {
    const token = newId();
    await addSession(userId, token, role === 'expired' ? -1 : undefined);
    client.cookies.set('karigari-session', token);
  }
  return client;
}

async function call(role: Role, route: ApiRoute, thing: string, body: unknown) {
  const path = route.path.replace(/\{[^}]+\}/g, thing);
  const { status, body: answer } = await (await browserOf(role)).send(
    route.method,
    path,
    route.method === 'GET' ? undefined : (body ?? {}),
  );
  return { status, code: String(answer?.code ?? '') };
}

/** The status for a caller without access to the route. */
const refusalOf = (role: Role) =>
  ids.has(role) && role !== 'erased' && role !== 'expired'
    ? [403, role === 'new admin' ? 'TOTP_ENROLMENT' : 'FORBIDDEN']
    : [401, 'UNAUTHORIZED'];
const refusals = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'TOTP_ENROLMENT']);

test('every route has a row, and every row a route', () => {
  expect(Object.keys(table).sort()).toEqual(routes.map((route) => route.name).sort());
});

describe.each(anyone)('%s', (role) => {
  test.each(routes.map((route) => [route.name, route] as const))('%s', async (name, route) => {
    const row = table[name];
    if (!row) throw new Error('no row');
    const thing = row.own ? await row.own(ids.get('another buyer') ?? '') : newId();
    const { status, code } = await call(role, route, thing, row.body);
    expect(status).toBeLessThan(500);
    if (!row.may.includes(role)) expect([status, code]).toEqual(refusalOf(role));
    // Taking the authenticator away is refused to admins by the call itself.
    else if (!(name === 'accounts.removeTotp' && role === 'admin')) expect(refusals.has(code)).toBe(false);
  });
});

describe('things that belong to an account', () => {
  const named = routes.filter((route) => table[route.name]?.own);

  test('every route of a person that names a thing says whose things it finds', () => {
    const says = ({ name }: ApiRoute) => table[name]?.own !== undefined || table[name]?.shared !== undefined;
    const missing = routes.filter((route) => route.meta.access !== 'anyone' && route.path.includes('{') && !says(route));
    expect(missing.map((route) => route.name)).toEqual([]);
  });

  test.each(named.flatMap((route) => people.map((role) => [route.name, role, route] as const)))(
    '%s by a %s: the own one is found, another’s and a missing one are not',
    async (name, role, route) => {
      const row = table[name];
      if (!row?.own) throw new Error('no row');
      const notFound = [404, 'NOT_FOUND'];
      const another = await call(role, route, await row.own(ids.get('another buyer') ?? ''), row.body);
      expect([another.status, another.code]).toEqual(notFound);
      const missing = await call(role, route, newId(), row.body);
      expect([missing.status, missing.code]).toEqual(notFound);
      const own = await call(role, route, await row.own(ids.get(role) ?? ''), row.body);
      expect(own.status).toBe(200);
    },
  );
});

describe('shops', () => {
  const ofShops = routes.filter((route) => route.path.includes('{shop}'));
  const slugs = { own: 'own-shop', other: 'other-shop', missing: 'no-shop' } as const;

  beforeAll(async () => {
    const facts = {
      kind: 'studio',
      verified: true,
      city: { en: 'City' },
      state: 'Rajasthan',
      since: 2001,
      about: { en: 'About' },
    } as const;
    for (const slug of [slugs.own, slugs.other]) await addSeller(app.ctx, { ...facts, slug, sellerName: slug, dispatchDays: 2 });
    await app.ctx.db.execute(
      `insert into seller_people (seller_id, user_id, role) select s.id, u.id, 'owner' from sellers s, users u
        where s.slug = $1 and u.email = 'another-buyer@example.com'`,
      [slugs.other],
    );
  });

  test('every route of a shop says which roles of its team may', () => {
    expect(ofShops.filter(({ name }) => !table[name]?.team).map(({ name }) => name)).toEqual([]);
  });

  test.each(ofShops.flatMap((route) => shopRoles.map((role) => [route.name, role, route] as const)))(
    '%s by the %s',
    async (name, role, route) => {
      await app.ctx.db.execute(
        `insert into seller_people (seller_id, user_id, role) select id, $1, $2 from sellers where slug = $3
        on conflict (seller_id, user_id) do update set role = excluded.role`,
        [ids.get('buyer'), role, slugs.own],
      );
      const of = (slug: string) => call('buyer', { ...route, path: route.path.replace('{shop}', slug) }, newId(), table[name]?.body);
      const own = await of(slugs.own);
      if (table[name]?.team?.includes(role)) expect(refusals.has(own.code)).toBe(false);
      else expect([own.status, own.code]).toEqual([403, 'FORBIDDEN']);
      // A shop of others is refused like one that does not exist.
      for (const slug of [slugs.other, slugs.missing]) expect(await of(slug)).toEqual({ status: 403, code: 'FORBIDDEN' });
    },
  );
});

test.each(anyone)('the webhook of the carrier asks a %s for its token, not for a session', async (role) => {
  const { status } = await (await browserOf(role)).send('POST', '/carriers/tracking', { awb: '1', scans: [] });
  expect(status).toBe(401);
});
