import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Drops debugging code of error reports and the recording of frames and shadow trees, which the shop has
  // not.
  define: { __SENTRY_DEBUG__: 'false', __RRWEB_EXCLUDE_IFRAME__: 'true', __RRWEB_EXCLUDE_SHADOW_DOM__: 'true' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What a part that is opened later needs is fetched together with it, but for what every page has.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !/\/(?:react|shop|rolldown-runtime)-\w/.test(file)) },
  },
  // The entry of the server build is in the module graph of the routes, so that both share React Router
  // contexts.
  environments: {
    ssr: {
      // One file instead of two hundred: finding, reading and linking them is a sixth of a start.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: { rollupOptions: { input: './src/web/server.ts' } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A character less than usual: the list of all routes' files, and what names others, are 0.3 KB shorter.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Two chunks for what every page needs instead of twelve: each is a round trip without HTTP/2.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
                {
                  name: 'shop',
                  // What the frame of every page and its cards use, and nothing that waits to be opened.
                  test: /src\/(shared\/(currency|discounts|loaded-words|localized|money|slug|text-limits)|ui\/(icons|toast|brand\/mark)|web\/(shell\/(?!market-dialog|market-offer\.|currency-list)|hydration\/(progressive-hydration|use-replay|use-disable|use-instant)|brand\/printed-cloth|cart\/cart-store)|web\/(links|messages|settings|seo|nonce)\.tsx?|web\/components\/(picture|price|product-card|card-shelf|breadcrumbs|maker-portrait|verified-seller|country-name)\.|web\/(recommendations\/(visitor-rows|allows-recommendations)|analytics\/use-track|components\/share-link)\.)/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
