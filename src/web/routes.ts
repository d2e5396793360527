import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every page once; Hindi repeats the list under /hi, so a route's id carries its language. */
const pages = (language: 'en' | 'hi'): RouteConfigEntry[] => {
  const id = (name: string) => ({ id: `${language}.${name}` });
  return [
    index('storefront/home.tsx', id('home')),
    route('legal/:page', 'storefront/legal.tsx', id('legal')),
    route('faqs', 'storefront/faqs.tsx', id('faqs')),
    route('blog', 'storefront/blog.tsx', id('blog')),
    route('blog/rss.xml', 'crawlers/blog-feed.ts', id('blog-rss')),
    route('blog/atom.xml', 'crawlers/blog-feed.ts', id('blog-atom')),
    route('blog/:slug', 'storefront/story.tsx', id('story')),
    route('categories/:slug', 'storefront/category.tsx', id('category')),
    route('product/:id/:slug?', 'storefront/product.tsx', id('product')),
    route('makers', 'storefront/makers.tsx', id('makers')),
    route('makers/:slug', 'storefront/maker.tsx', id('maker')),
    route('sellers/:slug', 'storefront/seller.tsx', id('seller')),
    route('search', 'storefront/search.tsx', id('search')),
    route('cart', 'storefront/cart.tsx', id('cart')),
    route('become-a-seller', 'storefront/become-a-seller.tsx', id('become-a-seller')),
    route('feedback', 'storefront/feedback.tsx', id('feedback')),
    route('request-product', 'storefront/request-product.tsx', id('request-product')),
    route('place', 'storefront/place.tsx', id('place')),
    route('account/wishlist', 'account/wishlist.tsx', id('wishlist')),
    route('login', 'sign-in/login.tsx', id('login')),
    route('logout', 'sign-in/logout.tsx', id('logout')),
    route('signup', 'sign-in/signup.tsx', id('signup')),
    route('signup/verify', 'sign-in/verify.tsx', id('verify')),
    route('email-verified', 'sign-in/email-verified.tsx', id('email-verified')),
    route('forgot-password', 'sign-in/forgot-password.tsx', id('forgot-password')),
    route('reset-password', 'sign-in/reset-password.tsx', id('reset-password')),
    route('offline', 'offline/offline-page.ts', id('offline')),
    route('manifest.webmanifest', 'offline/manifest.ts', id('manifest')),
  ];
};

export default [
  ...pages('en'),
  ...prefix('hi', pages('hi')),
  route('sitemap.xml', 'crawlers/sitemap-index.ts'),
  route('sitemaps/:file', 'crawlers/sitemap-file.ts'),
  route('feeds/products.xml', 'crawlers/product-feed.ts'),
  route('service-worker.js', 'offline/service-worker.ts'),
  route('robots.txt', 'crawlers/robots.ts'),
  route('*', 'storefront/not-found.tsx'),
] satisfies RouteConfig;
