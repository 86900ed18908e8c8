/**
 * Registers the script that shows a page of the site without a connection, once the page is loaded and there is nothing
 * else to do. One for each site: its page is in the site's language. `scope` is the path of its home page.
 */
export function registerServiceWorker(window: Window, scope: string): void {
  const { serviceWorker } = window.navigator;
  if (!serviceWorker) return;
  const register = () => {
    // Refused in private windows, and where storage is full: the shop works without.
    serviceWorker.register('/service-worker.js', { scope }).catch(() => undefined);
  };
  const whenIdle = () => (window.requestIdleCallback ? window.requestIdleCallback(register) : register());
  if (window.document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
