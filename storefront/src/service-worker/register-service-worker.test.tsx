import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

const register = vi.fn(async () => ({}));
afterEach(() => register.mockReset());

/** A window that is being loaded, or is loaded. */
function aWindow(readyState: string, serviceWorker: object | undefined = { register }) {
  const target = new EventTarget();
  const parts = {
    navigator: { serviceWorker },
    document: { readyState },
    requestIdleCallback: (run: () => void) => run(),
  };
  return Object.assign(target, parts) as unknown as Window;
}

test('it waits until the page is loaded, and is one for each site', () => {
  const window = aWindow('interactive');
  registerServiceWorker(window, '/en');
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/en' });
});

test('where the page is loaded already it is registered at once; a refusal is silence', async () => {
  register.mockRejectedValue(new Error('private window'));
  registerServiceWorker(aWindow('complete'), '/');
  expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/' });
  await register.mock.results[0]?.value.catch(() => {});
});

test('a browser without such scripts goes without', () => {
  registerServiceWorker(Object.assign(aWindow('complete'), { navigator: {} }) as Window, '/');
  expect(register).not.toHaveBeenCalled();
});
