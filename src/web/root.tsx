import { type ReactNode, use } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigationType,
} from 'react-router';
import type { MenuCategory } from '#modules/catalog/category-contract.ts';
import { isConverted } from '#shared/currency.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import eczarDevanagari from '#ui/fonts/eczar-devanagari.woff2?url';
import eczarLatin from '#ui/fonts/eczar-latin.woff2?url';
import muktaDevanagari from '#ui/fonts/mukta-devanagari-400.woff2?url';
import muktaLatin from '#ui/fonts/mukta-latin-400.woff2?url';
import muktaLatinBold from '#ui/fonts/mukta-latin-600.woff2?url';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Route } from './+types/root';
import { apiContext } from './api.ts';
import { answerForms } from './forms/form-action.ts';
import { earlyClicksScript } from './hydration/early-clicks.ts';
import { inOtherLanguage, languageOf } from './links.ts';
import { LanguageContext } from './messages.tsx';
import { NonceContext } from './nonce.ts';
import { type PublicSettings, type RootData, type ShopCategory, settingsContext, useRootData } from './settings.ts';
import { FailureScreen } from './shell/failure-screen.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { explainedCurrency } from './shown-currency.ts';
import './styles/app.css';

/** The typefaces that the first screen of a page needs, fetched before the style sheet asks for them. */
const typefaces = { en: [eczarLatin, muktaLatin, muktaLatinBold], hi: [eczarDevanagari, muktaDevanagari] };

export const middleware: Route.MiddlewareFunction[] = [answerForms];

const known = new WeakMap<readonly MenuCategory[], ShopCategory[]>();

/** The categories as pages know them: one object for each answer, which owns the markup of menus. */
function shopCategories(listed: readonly MenuCategory[], language: Language): ShopCategory[] {
  const categories =
    known.get(listed) ??
    listed.map(({ subcategories, ...category }) => ({
      ...category,
      subcategories: subcategories.map(({ slug, name }) => ({ slug, name: inLanguage(name, language) })),
    }));
  known.set(listed, categories);
  return categories;
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  const { publicUrl, demo, brand, supportEmail, contact, reporting, offlinePage, socialLinks, ukVat } = context.get(settingsContext);
  const settings: PublicSettings = { publicUrl, demo, brand, supportEmail, contact, reporting, offlinePage, socialLinks, ukVat };
  try {
    const [listed, { currency, outdated }] = await Promise.all([
      context.get(apiContext).catalog.listCategoryNames(),
      explainedCurrency(context),
    ]);
    const categories = shopCategories(listed.categories, languageOf(url.pathname));
    return { settings, categories, outdated, ...(isConverted(currency) ? { currency } : {}), renderedAt: Date.now() };
  } catch (error) {
    // The failure screen still has to know whom to write to.
    throw data({ settings }, { status: error instanceof Response ? error.status : 500 });
  }
}

/**
 * The same for every page and both languages: read once, and again when a page is reloaded, as after choosing
 * a currency.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href;

/**
 * Browsers that install the shop run scripts: until they do, the manifest would take its share of the line
 * from the first picture.
 */
function AppManifest() {
  const language = languageOf(useLocation().pathname);
  return useHydrated() ? <link rel="manifest" href={inOtherLanguage('/manifest.webmanifest', language)} /> : null;
}

/** Part of the server's page alone: in the browser it has run before. */
function EarlyClicks() {
  const nonce = use(NonceContext);
  const script = { __html: import.meta.env.SSR ? earlyClicksScript : '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the content policy names by hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={script} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname);
  const navigation = useNavigationType();
  const nonce = use(NonceContext);
  return (
    <html lang={language} data-navigation={navigation.toLowerCase()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyClicks />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17130f" />
        <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <AppManifest />
        {typefaces[language].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/** The page of an address without a page, or of a page that failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const rootData = useRootData();
  const fromFailedRoot = isRouteErrorResponse(error) ? (error.data as { settings?: PublicSettings } | null)?.settings : undefined;
  return (
    <PageFrame>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundScreen />
      ) : (
        <FailureScreen settings={rootData?.settings ?? fromFailedRoot} />
      )}
    </PageFrame>
  );
}
