import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every page once; Hindi repeats the list under /hi, so a route's id carries its language. */
const pages = (language: 'en' | 'hi'): RouteConfigEntry[] => {
  const id = (name: string) => ({ id: `${language}.${name}` });
  return [
    ...(language === 'en' ? [route('hub/push-worker.js', 'hub/news/push-worker.ts')] : []),
    // Behind links from mails, without an account.
    layout('onboarding/layout.tsx', id('onboarding'), [
      route('hub/application', 'onboarding/application.tsx', id('onboarding.application')),
      route('hub/invitation', 'onboarding/invitation.tsx', id('onboarding.invitation')),
    ]),
    route('hub', 'hub/layout.tsx', id('hub'), [
      index('hub/today.tsx', id('hub.today')),
      layout('hub/shop/layout.tsx', id('hub.work'), [
        route(':shop', 'hub/shop/shop.tsx', id('hub.shop')),
        route(':shop/orders', 'hub/orders/orders.tsx', id('hub.orders')),
        route(':shop/orders/:parcel', 'hub/orders/parcel.tsx', id('hub.parcel')),
        route(':shop/packing-list', 'hub/orders/packing-list.tsx', id('hub.packing-list')),
        route(':shop/returns', 'hub/returns/returns.tsx', id('hub.returns')),
        route(':shop/returns/:number', 'hub/returns/return.tsx', id('hub.return')),
        route(':shop/products', 'hub/products/products.tsx', id('hub.products')),
        route(':shop/products/:product', 'hub/products/product.tsx', id('hub.product')),
        route(':shop/products/:product/history', 'hub/products/history.tsx', id('hub.history')),
        route(':shop/products/:product/history/:version', 'hub/products/version.tsx', id('hub.version')),
        route(':shop/imports', 'hub/imports/imports.tsx', id('hub.imports')),
        route(':shop/imports/:import', 'hub/imports/import.tsx', id('hub.import')),
        route(':shop/coupons', 'hub/coupons/coupons.tsx', id('hub.coupons')),
        route(':shop/words', 'hub/products/words.tsx', id('hub.words')),
        route(':shop/stock', 'hub/stock/stock.tsx', id('hub.stock')),
        route(':shop/drafts/:draft', 'hub/products/draft.tsx', id('hub.draft')),
        route(':shop/numbers', 'hub/numbers/numbers.tsx', id('hub.numbers')),
        route(':shop/news', 'hub/news/news.tsx', id('hub.news')),
        route(':shop/news/choices', 'hub/news/choices.tsx', id('hub.news.choices')),
        route(':shop/drafts/:draft/preview', 'hub/products/preview.tsx', id('hub.preview')),
        route(':shop/drafts/:draft/compare', 'hub/products/compare-draft.tsx', id('hub.compare-draft')),
        route(':shop/money', 'hub/money/money.tsx', id('hub.money')),
        route(':shop/money/payouts/:id', 'hub/money/payout.tsx', id('hub.money.payout')),
        route(':shop/money/lines/:id', 'hub/money/line.tsx', id('hub.money.line')),
        route(':shop/money/months/:month', 'hub/money/month.tsx', id('hub.money.month')),
        route(':shop/money/tax/:year', 'hub/money/tax.tsx', id('hub.money.tax')),
        route(':shop/money/holds/:id', 'hub/money/hold.tsx', id('hub.money.hold')),
        route(':shop/makers', 'hub/makers/makers.tsx', id('hub.makers')),
        route(':shop/makers/new', 'hub/makers/new-maker.tsx', id('hub.makers.new')),
        route(':shop/makers/:maker', 'hub/makers/maker.tsx', id('hub.maker')),
        route(':shop/calendar', 'hub/shop/calendar.tsx', id('hub.calendar')),
        route(':shop/team', 'hub/shop/team.tsx', id('hub.team')),
        route(':shop/shop/api', 'hub/api/shop-api.tsx', id('hub.shop-api')),
        route(':shop/papers/:requirement', 'hub/shop/paper.tsx', id('hub.paper')),
        route(':shop/consents', 'hub/shop/consents.tsx', id('hub.consents')),
        route(':shop/activity', 'hub/shop/activity.tsx', id('hub.activity')),
        route(':shop/setup', 'hub/shop/shop-setup.tsx', id('hub.shop-setup')),
        route(':shop/setup/:step', 'hub/shop/setup.tsx', id('hub.setup')),
      ]),
    ]),
    route('console', 'console/layout.tsx', id('console'), [index('console/queues.tsx', id('console.queues'))]),
  ];
};

export default [...pages('en'), ...prefix('hi', pages('hi')), route('*', 'not-found.tsx')] satisfies RouteConfig;
