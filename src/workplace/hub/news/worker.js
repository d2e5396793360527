// Shows news of a shop as a message, and opens the list where it is tapped. It has no handler for requests:
// it keeps and serves nothing.
addEventListener('install', () => skipWaiting());

/** Reads a message; a browser must show something for each, also for one that cannot be read. */
const read = (data) => {
  try {
    return data.json();
  } catch {
    return {};
  }
};

addEventListener('push', (event) => {
  const { title = 'Karigari', language = 'en', tag = 'news', open = '/hub' } = read(event.data);
  event.waitUntil(
    registration.showNotification(title, {
      tag,
      lang: language,
      renotify: true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: open,
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(event.notification.data, location.origin);
  const show = async () => {
    const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find(({ url }) => url === href);
    return tab ? tab.focus() : clients.openWindow(href);
  };
  if (origin === location.origin) event.waitUntil(show());
});
