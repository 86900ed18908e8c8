import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';
import { nextTab } from './next-tab.ts';

const { typical, byPriority, ofTheProduct } = moduleExamples.tabs;
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () =>
  screen.getAllByRole('tab').find((each) => each.getAttribute('aria-selected') === 'true')?.textContent;

afterEach(() => {
  window.location.hash = '';
});

test('the first tab is chosen, and the content of all of them is there', async () => {
  await showModule('tabs', typical);
  expect(selected()).toBe('Rano');
  for (const words of [/^Pianka/, /^Olejek/, /^Maseczka/]) expect(screen.getByText(words)).toBeTruthy();
});

test('arrows, Home and End lead from tab to tab, and one of them is reached by Tab', async () => {
  await showModule('tabs', typical);
  tab('Rano').focus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Wieczorem'],
    ['{End}', 'Raz w tygodniu'],
    ['{ArrowRight}', 'Rano'],
    ['{ArrowLeft}', 'Raz w tygodniu'],
    ['{Home}', 'Rano'],
  ] as const) {
    await userEvent.keyboard(key);
    expect([selected(), document.activeElement?.textContent]).toEqual([name, name]);
  }
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('on a phone a part opens, and closes when it is pressed again', async () => {
  await showModule('tabs', typical);
  const fold = within(screen.getByRole('heading', { name: 'Wieczorem' })).getByRole('button');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(selected()).toBe('Wieczorem');
});

test('tabs stand in the order of their priority', async () => {
  await showModule('tabs', byPriority);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Działanie', 'Skład']);
});

test('a hash opens the tab that it names', async () => {
  window.location.hash = '#sklad';
  await showModule('tabs', byPriority);
  expect(selected()).toBe('Skład');
});

test('a tab that the product has nothing for is left out', async () => {
  await showModule('tabs', ofTheProduct, { current: { kind: 'product', product: aProduct({ inci: [] }) } });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Sposób użycia']);
});

test('keys that lead nowhere lead nowhere', () => {
  expect(nextTab('a', 0, 3)).toBeUndefined();
});
