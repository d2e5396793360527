import { useMessages } from '../messages.tsx';
import { useRootData } from '../settings.ts';

/** Names of services by host; others are named by the host itself. */
const names: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'whatsapp.com': 'WhatsApp',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

const nameOf = (url: string) => {
  const host = new URL(url).hostname.replace(/^(www|m|in)\./, '');
  return names[host] ?? host;
};

/** Links to the shop's pages at other services, as the operator has set them up. */
export function SocialLinks() {
  const { socialLinks } = useMessages().shell.footer;
  const addresses = useRootData()?.settings?.socialLinks ?? [];
  if (addresses.length === 0) return null;
  return (
    <ul aria-label={socialLinks} className="mt-3 flex flex-wrap gap-x-5">
      {addresses.map((url) => (
        <li key={url}>
          <a href={url} rel="me noopener" className="quiet-link inline-flex min-h-11 items-center lg:min-h-9">
            {nameOf(url)}
          </a>
        </li>
      ))}
    </ul>
  );
}
