import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserHistory } from './browser-history.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

const at = (address: string) => new URL(address, window.location.href);

describe('the history of the browser', () => {
  test('names the entry that came with the document, and every other one anew', () => {
    const history = createBrowserHistory(window, '/');
    const initial = history.key();
    history.push(at('/o-nas?page=2#dojazd'), false);
    const first = history.key();
    expect(window.location.href).toBe(at('/o-nas?page=2#dojazd').href);
    history.push(at('/kontakt'), false);
    expect(new Set([initial, first, history.key()])).toHaveProperty('size', 3);
  });

  test('a document that is loaded anew has an entry of its own, one that is loaded again keeps its', () => {
    window.history.replaceState(null, '', '/checkout');
    const first = createBrowserHistory(window, '/').key();
    expect(createBrowserHistory(window, '/').key()).toBe(first);
    window.history.replaceState(null, '', '/thank-you');
    expect(createBrowserHistory(window, '/').key()).not.toBe(first);
  });

  test('puts a redirect in the place of the entry on the screen', () => {
    const history = createBrowserHistory(window, '/');
    const { length } = window.history;
    history.push(at('/nowy'), true);
    expect(window.history.length).toBe(length);
    expect(window.location.pathname).toBe('/nowy');
  });

  test.each([
    ['/en/', '/en', '/en'],
    ['/en/face', '/en', '/en/face'],
    ['//twarz', '/', '//twarz'],
  ])('%s of a site at %s stands in the address as %s', (address, basePath, shown) => {
    createBrowserHistory(window, basePath).push(new URL(window.location.origin + address), false);
    expect(window.location.pathname).toBe(shown);
  });

  test('loads the page when the browser takes no more entries', () => {
    const assign = vi.fn();
    const pushState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
    const crowded = { history: { state: { key: 'known' }, pushState }, location: { assign } } as unknown as Window;
    createBrowserHistory(crowded, '/').push(at('/o-nas'), false);
    expect(assign).toHaveBeenCalledWith(at('/o-nas').href);
  });

  test('tells of the browser’s own buttons until it is told not to', () => {
    const onMove = vi.fn();
    const stop = createBrowserHistory(window, '/').onMove(onMove);
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('says where the browser has animated the move by itself', () => {
    const onMove = vi.fn();
    const stop = createBrowserHistory(window, '/').onMove(onMove);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }));
    stop();
    expect(onMove).toHaveBeenCalledExactlyOnceWith(true);
  });
});
