import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { loadModules } from '@witryna/modules';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { browserConfig } from './config.ts';
import { isShownWhole, type ShopState, type View } from './content/view.ts';
import { renderer } from './entry-server.tsx';
import { labelsOf } from './i18n/messages.ts';
import { createBrowserHistory } from './navigation/browser-history.ts';
import { createEngine } from './navigation/engine.ts';
import { createNavigator } from './navigation/navigator.ts';
import type { ChromeRequest } from './rendering/page-renderer.ts';
import { anAnswer, aProduct, aSite } from './testing/an-answer.ts';

const site = aSite();
const shop: ShopState = {
  site,
  settings: {},
  sites: [site],
  config: { ...browserConfig, hashScrollDelayMs: 1 },
  errorPages: {},
  routes: {},
  appVersion: '1.0.0',
  labels: labelsOf(site.language),
};
const home: View = { kind: 'content', path: '/', params: {}, answer: aPage('/', 'Start') };

/** A page with a link to each of the others. */
function aPage(urlPath: string, title: string) {
  const link = (label: string, href: string) => ({ label, link: { href } });
  return anAnswer({
    urlPath,
    title,
    slots: { top: ['nav'], main: ['h'], bottom: [] },
    containers: {
      nav: {
        id: 'nav',
        driver: 'navbar',
        version: 1,
        settings: {
          name: 'Rosa i Len',
          items: [link('O nas', '/o-nas'), link('Nie ma', '/nie-ma'), link('Start', '/')],
        },
      },
      h: { id: 'h', driver: 'heading', version: 1, settings: { text: title, level: 'H1' } },
    },
  });
}

let root: Root | undefined;
let complaints: unknown[];
const fetched = vi.fn<(url: string) => Response | Promise<Response>>();
const left = vi.fn();

beforeAll(() => renderer.prepare());
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  vi.stubGlobal('fetch', async (url: string) => fetched(url));
  window.scrollTo = vi.fn();
  window.history.replaceState(null, '', '/');
  left.mockReset();
  fetched.mockReset();
  fetched.mockImplementation((url) =>
    url === '/api/registry/o-nas' ? Response.json(aPage('/o-nas', 'Pracownia')) : Response.json({}, { status: 404 }),
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts the server's markup into the document and hydrates it, as the browser does. */
async function open(view: View, chrome?: ChromeRequest) {
  document.title = 'Start';
  document.body.innerHTML = `<div id="root">${renderer.render({ shop, view }, chrome).html}</div>`;
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no root');
  await loadModules(['navbar', 'heading']);
  const history = createBrowserHistory(window, '/');
  const sent = asSent(view);
  const navigator = createNavigator({
    initial: { view: sent, cause: 'initial', hash: '', historyKey: 'initial' },
    loadEngine: async (handle) => createEngine({ shop, handle, history, leave: left }),
    isEngineNeeded: false,
    needsDocument: () => false,
    leave: left,
  });
  const recovered: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, <App shop={shop} navigator={navigator} history={history} />, {
      onRecoverableError: (error) => recovered.push(error),
    });
  });
  return { recovered };
}

/** What the document tells the browser of its view. */
function asSent(view: View): View {
  const sent =
    view.kind === 'content'
      ? { ...view, answer: renderer.hydratedPart({ shop, view }) }
      : {
          ...view,
          ...(view.surroundings && {
            surroundings: renderer.hydratedSurroundings(view.surroundings, isShownWhole(view)),
          }),
        };
  return JSON.parse(JSON.stringify(sent));
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string) =>
  act(async () => {
    (document.querySelector(`a[href="${name}"]`) as HTMLElement).click();
  });

describe('what the server rendered', () => {
  test.each<[string, View]>([
    ['a page', home],
    ['a page at a shade', { ...home, params: { sku: 'RL-1' } }],
    ['an unknown address', { kind: 'not-found', surroundings: home.answer }],
    ['a failure', { kind: 'failure', status: 500, code: 'http-500' }],
    [
      'a page that mails lead to',
      { kind: 'screen', path: '/reset-password', title: 'Hasło', surroundings: home.answer },
    ],
  ])('is taken over without a difference: %s', async (_name, view) => {
    const { recovered } = await open(view);
    expect(recovered).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is taken over without a difference with a header and footer rendered before', async () => {
    const { chrome } = renderer.render({ shop, view: home }, 'capture');
    expect(chrome?.top).toContain('Rosa i Len');
    const { recovered } = await open({ ...home, params: { sku: 'RL-1' } }, chrome);
    expect(recovered).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('a link to a part of the page that was followed before the page was alive moves the focus there', async () => {
  window.history.replaceState(null, '', '#main');
  await open(home);
  await waitFor(() => expect(document.activeElement?.id).toBe('main'), { timeout: 3_000 });
});

describe('a link to another page', () => {
  test('shows it with its title and address, moves the focus and announces it', async () => {
    await open(home);
    await click('/o-nas');
    await waitFor(() => expect(heading()).toBe('Pracownia'));
    expect(window.location.pathname).toBe('/o-nas');
    expect(document.title).toBe('Pracownia – Rosa i Len');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Strona: Pracownia – Rosa i Len'));
    expect(document.activeElement?.id).toBe('main');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(complaints).toEqual([]);
  });

  test('asks once, with the data of its modules on board', async () => {
    await open(home);
    await click('/o-nas');
    await waitFor(() => expect(heading()).toBe('Pracownia'));
    expect(fetched.mock.calls).toEqual([['/api/registry/o-nas']]);
  });

  test('that leads nowhere says so at its address', async () => {
    await open(home);
    await click('/nie-ma');
    await waitFor(() => expect(heading()).toBe('Strona o podanym adresie nie została znaleziona'));
    expect(window.location.pathname).toBe('/nie-ma');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('is the browser’s when it is clicked for a new tab', async () => {
    await open(home);
    let isOurs: boolean | undefined;
    const observe = (event: Event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', observe, { once: true });
    const ctrlClick = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    await act(async () => document.querySelector('a[href="/o-nas"]')?.dispatchEvent(ctrlClick));
    expect(isOurs).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('going back', () => {
  test('shows the page before from memory, where it was left', async () => {
    await open(home);
    vi.stubGlobal('scrollY', 640);
    await click('/o-nas');
    await waitFor(() => expect(heading()).toBe('Pracownia'));
    fetched.mockClear();
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    await waitFor(() => expect(heading()).toBe('Start'));
    expect(fetched).not.toHaveBeenCalled();
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
  });
});

test('a link to a shade shows its price at its address; the whole page is asked for once', async () => {
  const content = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Wzór' }] },
      ...['RL-1-CEGLA', 'RL-1-MALWA'].map((sku) => ({
        type: 'paragraph',
        content: [{ type: 'text', text: sku, marks: [{ type: 'link', attrs: { href: `/pomadka?sku=${sku}` } }] }],
      })),
    ],
  };
  const answer = anAnswer({
    type: 'product',
    urlPath: '/pomadka',
    title: 'Pomadka',
    contentProperties: { product: aProduct() },
    slots: { top: [], main: ['cena', 'odcienie'], bottom: [] },
    containers: {
      cena: { id: 'cena', driver: 'text', version: 1, settings: { content, source: 'current', field: 'price' } },
      odcienie: { id: 'odcienie', driver: 'text', version: 1, settings: { content } },
    },
  });
  fetched.mockImplementation(() => Response.json(answer));
  await loadModules(['text']);
  window.history.replaceState(null, '', '/pomadka?sku=RL-1-MALWA');
  const { recovered } = await open({ kind: 'content', path: '/pomadka', params: { sku: 'RL-1-MALWA' }, answer });
  expect(recovered).toEqual([]);
  expect(document.body.textContent).toContain('49,00');
  document.querySelector<HTMLElement>('a[href="/pomadka?sku=RL-1-CEGLA"]')?.focus();
  await click('/pomadka?sku=RL-1-CEGLA');
  await waitFor(() => expect(document.body.textContent).toContain('59,00'));
  expect(document.activeElement?.getAttribute('href')).toBe('/pomadka?sku=RL-1-CEGLA');
  expect(document.body.textContent).not.toContain('49,00');
  expect(window.location.search).toBe('?sku=RL-1-CEGLA');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').not.toContain('sku');
  await click('/pomadka?sku=RL-1-MALWA');
  await waitFor(() => expect(document.body.textContent).toContain('49,00'));
  expect(fetched.mock.calls).toEqual([['/api/registry/pomadka']]);
  expect(complaints).toEqual([]);
});

test('a failing network shows a failure with another try, and keeps header and footer', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await open(home);
  await click('/o-nas');
  await waitFor(() => expect(heading()).toBe('Wewnętrzny błąd serwera'));
  expect(screen.getByText('Spróbuj jeszcze raz').getAttribute('href')).toBe('');
  expect(document.querySelector('a[href="/o-nas"]')).not.toBeNull();
});
