import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { showDialogs } from '../testing/show-dialogs.ts';
import { createModals, type Modal, type ModalConfig } from './create-modals.ts';
import { ModalHost } from './modal-host.tsx';

beforeEach(() => {
  showDialogs();
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const modal = (config: Partial<ModalConfig> = {}): Modal => ({
  config,
  render: ({ titleId }) => (
    <>
      <h2 id={titleId} tabIndex={-1}>
        Dodano do koszyka
      </h2>
      <a href="/cart">Koszyk</a>
    </>
  ),
});

function show(config?: Partial<ModalConfig>) {
  const modals = createModals(browserConfig);
  render(
    <>
      <main>
        <h1>Krem</h1>
        <button type="button">Do koszyka</button>
      </main>
      <ModalHost modals={modals} closeLabel="Zamknij okno" />
    </>,
  );
  screen.getByRole('button', { name: 'Do koszyka' }).focus();
  act(() => modals.open(modal(config)));
  return modals;
}
const dialog = () => document.querySelector('dialog');
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('is called by its heading, which has the focus; the page does not scroll under it', async () => {
  const modals = show();
  expect(screen.getByRole('dialog', { name: 'Dodano do koszyka' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Dodano do koszyka');
  expect(document.documentElement.style.overflow).toBe('hidden');
  act(() => modals.close());
  expect([dialog()?.open, document.documentElement.style.overflow]).toEqual([false, '']);
  expect(window.scrollTo).toHaveBeenCalled();
  await wait(300);
  expect(screen.queryByText('Dodano do koszyka')).toBeNull();
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Zamknij okno' }))],
  ['Escape', () => fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }))],
  ['a click beside it', () => fireEvent.click(dialog() ?? document)],
  ['a link that leads away', () => fireEvent.click(screen.getByRole('link', { name: 'Koszyk' }))],
])('%s closes it', async (_what, act) => {
  const modals = show();
  act();
  expect(modals.state().isOpen).toBe(false);
});

test('one that cannot be closed has no button, and neither Escape nor a click beside it closes it', () => {
  const modals = show({ isClosable: false });
  expect(screen.queryByRole('button', { name: 'Zamknij okno' })).toBeNull();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog() ?? document, cancel);
  fireEvent.click(dialog() ?? document);
  expect([cancel.defaultPrevented, modals.state().isOpen]).toEqual([true, true]);
});

test('a click beside it closes nothing where that is not wanted', () => {
  const modals = show({ closesOutside: false, hasBackdrop: false });
  fireEvent.click(dialog() ?? document);
  expect([modals.state().isOpen, dialog()?.dataset.bare]).toEqual([true, 'true']);
});

test('where what opened it is gone, the focus goes to the heading of the page', async () => {
  const modals = show();
  screen.getByRole('button', { name: 'Do koszyka', hidden: true }).remove();
  act(() => modals.close());
  await wait(300);
  expect(document.activeElement?.textContent).toBe('Krem');
});
