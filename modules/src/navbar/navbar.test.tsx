import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShopProvider } from '../shop/shop.ts';
import { createStillShop } from '../shop/still-shop.tsx';
import { showDialogs } from '../testing/show-dialogs.ts';
import { showModule } from '../testing/show-module.tsx';
import { Navbar } from './navbar.tsx';

const { typical, nameOnly } = moduleExamples.navbar;

beforeAll(showDialogs);

describe('the menu of a wide screen', () => {
  const submenuButton = () => screen.getByRole('button', { name: 'Podmenu: Twarz' });

  test('opens a submenu by its button and closes it with Escape, which gives focus back', async () => {
    await showModule('navbar', typical);
    await userEvent.click(submenuButton());
    expect(submenuButton().getAttribute('aria-expanded')).toBe('true');

    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Serum');
    await userEvent.keyboard('{Escape}');
    expect(submenuButton().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(submenuButton());
  });

  test('closes a submenu when focus goes elsewhere', async () => {
    await showModule('navbar', typical);
    submenuButton().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Ciało');
    expect(submenuButton().getAttribute('aria-expanded')).toBe('false');
  });

  test('marks the page that is shown', async () => {
    await showModule('navbar', typical, { path: '/cialo' });
    expect(screen.getByRole('link', { name: 'Ciało' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Makijaż' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('the menu of a narrow screen', () => {
  test('opens as a dialog with all links and closes by its button', async () => {
    await showModule('navbar', typical);
    await userEvent.click(screen.getByRole('button', { name: 'Otwórz menu' }));
    const dialog = screen.getByRole('dialog', { name: 'Główna nawigacja' });
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Twarz', 'Serum', 'Kremy', 'Ciało', 'Makijaż', 'O nas']);

    await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  describe('before it is modal, and before it is no longer', () => {
    let frames: FrameRequestCallback[] = [];
    const paint = () =>
      act(async () => {
        for (const frame of frames.splice(0)) frame(0);
        await new Promise((resolve) => setTimeout(resolve, 0));
      });

    beforeEach(() => {
      frames = [];
      vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    });
    afterEach(() => vi.restoreAllMocks());

    test('is on the screen, and becomes modal once that is painted', async () => {
      const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
      await showModule('navbar', typical);
      await userEvent.click(screen.getByRole('button', { name: 'Otwórz menu' }));
      expect(screen.getByRole('dialog', { name: 'Główna nawigacja' })).toBeTruthy();
      expect(showModal).not.toHaveBeenCalled();
      await paint();
      expect(showModal).toHaveBeenCalledTimes(1);
    });

    test('leaves the screen at once, and the page behind it is reached once that is painted', async () => {
      await showModule('navbar', typical);
      await userEvent.click(screen.getByRole('button', { name: 'Otwórz menu' }));
      await paint();
      const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Główna nawigacja' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij menu' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(dialog.open).toBe(true);
      await paint();
      expect(dialog.open).toBe(false);
      expect(dialog.isConnected).toBe(false);
    });

    test('is closed by Escape, and does not come back', async () => {
      const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
      await showModule('navbar', typical);
      await userEvent.click(screen.getByRole('button', { name: 'Otwórz menu' }));
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      await paint();
      expect(showModal).not.toHaveBeenCalled();
    });
  });

  test('closes as soon as a link is followed: later it would take the focus from the page that arrived', async () => {
    await showModule('navbar', typical);
    await userEvent.click(screen.getByRole('button', { name: 'Otwórz menu' }));
    const dialog = screen.getByRole('dialog', { name: 'Główna nawigacja' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Ciało' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not there when there is nothing to choose', async () => {
    await showModule('navbar', nameOnly);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Rosa i Len – strona główna' })).toBeTruthy();
  });
});

describe('the cart', () => {
  test('is a link with the number of pieces, which follows the cart', async () => {
    let pieces = 0;
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    await showModule('navbar', typical, { cart: { path: '/cart', subscribe, pieces: () => pieces } });
    expect(screen.getByRole('link', { name: 'Koszyk' }).getAttribute('href')).toBe('/cart');
    pieces = 3;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(screen.getByRole('link', { name: 'Koszyk, 3\u00a0produkty' }).textContent).toBe('3');
    pieces = 120;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(screen.getByRole('link', { name: /^Koszyk, 120/ }).textContent).toBe('99+');
  });
});

describe('the link to the account', () => {
  const features = {
    cart: true,
    user: true,
    search: true,
    chat: true,
    unavailableVariants: false,
    cookieConsent: false,
  };
  const anAccount = (isSignedIn: boolean, opensInPlace: boolean) => {
    const open = vi.fn();
    const account = { path: '/account', signInPath: '/auth', subscribe: () => () => {}, open };
    return { ...account, isSignedIn: () => isSignedIn, opensInPlace: () => opensInPlace };
  };

  test('is there on sites with accounts alone', async () => {
    const { unmount } = await showModule('navbar', typical);
    expect(screen.queryByRole('link', { name: 'Zaloguj się' })).toBeNull();
    unmount();
    await showModule('navbar', typical, { settings: { features } });
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/auth');
  });

  test('leads a guest to sign in and back, and a customer to the account', async () => {
    const { unmount } = await showModule('navbar', typical, { path: '/twarz', account: anAccount(false, false) });
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/auth?return=%2Ftwarz');
    unmount();
    await showModule('navbar', typical, { path: '/twarz', account: anAccount(true, false) });
    expect(screen.getByRole('link', { name: 'Moje konto' }).getAttribute('href')).toBe('/account');
  });

  test('opens in place what the shop has there, unless another window is asked for', async () => {
    const account = anAccount(true, true);
    await showModule('navbar', typical, { account });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Moje konto' }));
    await user.keyboard('{/Control}');
    expect(account.open).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Moje konto' }));
    expect(account.open).toHaveBeenCalledTimes(1);
  });
});

test('the announcement is measured once, not with each page: that lays out all that has changed', async () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const shop = createStillShop({});
  const at = (path: string) => (
    <ShopProvider value={{ ...shop, path }}>
      <Navbar name="Rosailen" announcement={{ text: 'Dostawa gratis' }} sticky slots={{}} />
    </ShopProvider>
  );
  const { rerender } = render(at('/twarz'));
  rerender(at('/cialo'));
  expect(measured).toHaveBeenCalledTimes(1);
  measured.mockRestore();
});
