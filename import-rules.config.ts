import type { IConfiguration } from 'dependency-cruiser';

/**
 * The modules that each module stands on. It imports their files, except their SQL and their manifest. Rows stand from the
 * bottom of the graph to its top, so that a row names only modules above it; what happens further up is told by an event.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  media: [],
  notifications: [],
  accounts: ['notifications'],
  sellers: ['accounts', 'media', 'notifications'],
  access: ['accounts', 'sellers'],
  push: ['accounts', 'notifications', 'sellers'],
  currency: ['accounts', 'media'],
  'profile-photo': ['accounts', 'media'],
  audit: ['accounts', 'notifications'],
  ledger: ['notifications', 'sellers'],
  analytics: ['sellers', 'ledger'],
  makers: ['accounts', 'media', 'notifications', 'sellers', 'access', 'ledger'],
  'store-credit': ['accounts', 'ledger'],
  catalog: ['notifications', 'accounts', 'media', 'makers', 'sellers', 'currency', 'ledger'],
  making: ['sellers', 'catalog'],
  drafts: ['media', 'notifications', 'accounts', 'makers', 'sellers', 'access', 'catalog'],
  imports: ['sellers', 'ledger', 'catalog', 'drafts'],
  delivery: ['catalog'],
  content: ['media', 'makers', 'catalog'],
  wishlist: ['accounts', 'catalog'],
  'product-alerts': ['accounts', 'notifications', 'catalog'],
  cart: ['accounts', 'sellers', 'currency', 'catalog', 'making', 'delivery', 'ledger', 'store-credit'],
  payments: ['notifications', 'ledger', 'store-credit'],
  orders: [
    'media',
    'notifications',
    'accounts',
    'makers',
    'sellers',
    'access',
    'currency',
    'catalog',
    'making',
    'delivery',
    'ledger',
    'store-credit',
    'cart',
    'payments',
  ],
  onboarding: ['accounts', 'media', 'notifications', 'sellers', 'ledger', 'makers', 'catalog', 'orders'],
  activity: ['sellers', 'makers', 'audit', 'catalog', 'orders', 'onboarding'],
  support: ['accounts', 'notifications', 'sellers', 'catalog', 'ledger', 'orders', 'onboarding'],
  returns: ['media', 'notifications', 'accounts', 'sellers', 'access', 'catalog', 'ledger', 'store-credit', 'payments', 'orders'],
  'shop-api': ['notifications', 'accounts', 'sellers', 'catalog', 'orders', 'onboarding', 'returns'],
  carriers: ['notifications', 'sellers', 'orders', 'returns'],
  fulfilment: ['notifications', 'sellers', 'catalog', 'ledger', 'orders', 'onboarding', 'returns', 'carriers'],
  payouts: ['media', 'notifications', 'accounts', 'sellers', 'ledger', 'orders', 'returns'],
  recommendations: ['accounts', 'catalog', 'orders'],
  collections: ['makers', 'catalog', 'delivery', 'wishlist', 'orders'],
  search: ['currency', 'catalog', 'collections'],
  vocabulary: ['notifications', 'sellers', 'catalog', 'drafts', 'search'],
  insights: ['sellers', 'ledger', 'analytics', 'catalog', 'orders', 'search'],
  'cart-reminders': ['notifications', 'accounts', 'catalog', 'cart', 'orders'],
  'order-texts': ['notifications', 'accounts', 'orders', 'returns', 'carriers'],
  checkout: [
    'notifications',
    'cart-reminders',
    'order-texts',
    'accounts',
    'currency',
    'catalog',
    'making',
    'delivery',
    'ledger',
    'store-credit',
    'cart',
    'payments',
    'orders',
  ],
  reconciliation: ['notifications', 'sellers', 'catalog', 'ledger', 'store-credit', 'cart', 'payments', 'orders', 'returns', 'payouts'],
};

interface Layer {
  name: string;
  /** Files that the row is about. */
  from: string;
  /** Files of the repository that they may import; `$1` is the first group of `from`. */
  to: readonly string[];
  because: string;
}

const contracts = '^src/modules/[^/]+/[^/]*contract\\.ts$';
const surfaces = 'storefront|account|sign-in|checkout|orders';

/** The layers of the source, and what each may import of the repository. */
export const layers: readonly Layer[] = [
  {
    name: 'shared',
    from: '^src/shared/',
    to: ['^src/shared/'],
    because: 'src/shared runs on the server and in the browser, so it imports nothing else of the repository',
  },
  {
    name: 'platform',
    from: '^src/platform/',
    to: ['^src/(platform|shared)/'],
    because: 'src/platform knows nothing of the business, so it imports src/shared alone',
  },
  {
    name: 'modules',
    from: '^src/modules/',
    to: ['^src/(modules|platform|shared)/'],
    because: 'modules know neither the pages nor the server that they run in',
  },
  {
    name: 'contracts-and-rules',
    from: '^src/modules/([^/]+)/.*(contract|-rules)\\.ts$',
    to: ['^src/shared/', contracts, '^src/modules/$1/.*-rules\\.ts$'],
    because: 'contracts and rules do no I/O, so they import src/shared, contracts and rules of their module',
  },
  {
    name: 'pages',
    from: '^src/(web|workplace)/',
    to: ['^src/($1|ui|shared)/', '^src/contract\\.ts$', contracts],
    because: 'pages reach the rest through the API, so they import src/shared, src/ui and contracts',
  },
  {
    name: 'surfaces',
    from: `^src/web/(${surfaces})/`,
    to: ['^src/web/$1/', `^src/(?!web/(${surfaces})/)`],
    because: 'surfaces never import each other: what two share has a folder of its own',
  },
  {
    name: 'ui',
    from: '^src/ui/',
    to: ['^src/ui/'],
    because: 'primitives serve every page build, so they import nothing else of the repository',
  },
];

const tests = '\\.test\\.tsx?$';
const repository = '^(src|demo|test|scripts|bench|e2e|migrations)/';
const error = 'error' as const;

export default {
  forbidden: [
    ...layers.map(({ name, from, to, because }) => ({
      name,
      comment: because,
      severity: error,
      from: { path: from, pathNot: tests },
      to: { path: repository, pathNot: [...to] },
    })),
    ...Object.entries(modules).map(([name, standsOn]) => ({
      name: `module-${name}`,
      comment: `${name} stands on ${standsOn.join(', ') || 'no other module'}`,
      severity: error,
      from: { path: `^src/modules/${name}/`, pathNot: tests },
      to: { path: '^src/modules/', pathNot: `^src/modules/(${[name, ...standsOn].join('|')})/` },
    })),
    {
      name: 'module-without-a-row',
      comment: 'a module gets a row in import-rules.config.ts: the modules that it stands on',
      severity: error,
      from: { path: '^src/modules/', pathNot: `^src/modules/(${Object.keys(modules).join('|')})/` },
      to: {},
    },
    {
      name: 'sql-of-another-module',
      comment: 'the SQL of a module is its own: call a use case',
      severity: error,
      from: { path: '^src/modules/([^/]+)/', pathNot: tests },
      to: { path: '^src/modules/[^/]+/.*queries\\.ts$', pathNot: '^src/modules/$1/' },
    },
    {
      name: 'engine-of-search',
      comment: 'openIndex alone knows the engines behind the port of search, and the start warms up the one in memory',
      severity: error,
      from: { path: '^src/', pathNot: ['^src/modules/search/index/', '^src/server/start\\.ts$', tests] },
      to: { path: '^src/modules/search/index/(memory|postgres)/' },
    },
    {
      name: 'manifest-of-a-module',
      comment: 'src/modules.ts alone lists the manifests: call a use case',
      severity: error,
      from: { pathNot: ['^src/modules\\.ts$', tests] },
      to: { path: '^src/modules/[^/]+/module\\.ts$' },
    },
    {
      name: 'border',
      comment: '`./` stays inside a module or the platform: cross the border with `#modules/`, `#platform/` or `#shared/`',
      severity: error,
      from: { path: '^src/(modules/[^/]+|platform)/', pathNot: tests },
      to: { path: repository, pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'io-in-contracts-and-rules',
      comment: 'contracts and rules do no I/O',
      severity: error,
      from: { path: '^src/modules/.*(contract|-rules)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sql-in-pages',
      comment: 'pages do not touch the database',
      severity: error,
      from: { path: '^src/(web|workplace|ui)/', pathNot: tests },
      to: { path: ['node_modules/(pg|drizzle-orm|@electric-sql)/', '^(pg|drizzle-orm|@electric-sql)'] },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API to parse with; swc sees the imports of types, too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // React Router makes these modules; `tsc` checks them.
    exclude: { path: '\\+types/|^virtual:' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
} satisfies IConfiguration;
