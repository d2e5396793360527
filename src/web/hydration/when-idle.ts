/** Resolves after `load` once the browser is idle, at the latest 2 s later. Stays pending on the server. */
export const whenIdle = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 200));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
});
