import { type ReactNode, use } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { settingsContext } from './context.ts';
import { useLanguage } from './language.ts';
import { links } from './links.ts';
import { NonceContext } from './nonce.ts';
import { useFrameMessages } from './parts/messages.ts';
import './styles/workplace.css';

/** None of these pages is kept by anyone: they show what belongs to one shop or to the operators. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });

export function loader({ context }: Route.LoaderArgs) {
  const { brand, supportEmail } = context.get(settingsContext);
  return { brand, supportEmail };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17130f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** An address without a page, a page of another role, or a page that failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useFrameMessages().errors;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = status === 403 ? t.forbidden : status === 404 ? t.notFound : t.failed;
  return (
    <main className="page py-16">
      <title>{title}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{text}</p>
      <p className="mt-8">
        <a href={links(useLanguage()).shop()} className="line-button">
          {t.toShop}
        </a>
      </p>
    </main>
  );
}
