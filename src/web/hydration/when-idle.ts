/** Once the page stands and the browser has nothing better to do. Never on the server. */
export const whenIdle = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 200));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
});
