import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import type { PathOfArea } from '../content/screen-areas.ts';
import { CustomerScreen } from '../screens/customer-screen.tsx';
import { aCustomerAnswer } from './a-customer.ts';
import { aSite } from './an-answer.ts';
import { stubAddress, stubShopAnswers } from './shop-answers.ts';

type CustomerPath = PathOfArea<'customer'>;

/** The shop of a customer who is signed in; `leaveAccount` ends it. */
export function enterAccount() {
  localStorage.clear();
  sessionStorage.clear();
  const shop = stubShopAnswers();
  shop.answer('ReadCustomer', { customer: aCustomerAnswer() });
  storeToken('known');
  return shop;
}

/** Tokens are those that the shop was said to give: the first one, and one in its place. */
export function leaveAccount(): void {
  cleanup();
  for (const token of ['known', 'renewed']) forgetToken(token);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
}

/** Without a cart no screen asks for one beside its own things. */
const siteWithoutCart = () => aSite({ features: { ...aSite().features, cart: false } });

/** Shows a screen of the account at its path, or at a whole address, and answers with the ways from there. */
export async function showAccount(path: CustomerPath, address: string = path, site = siteWithoutCart()) {
  const location = stubAddress(address);
  await act(async () => void render(<CustomerScreen path={path} site={site} />));
  return location;
}

/** Shows a tab until the heading of its first part is there. */
export async function openTab(path: CustomerPath, heading: string, address?: string): Promise<void> {
  await showAccount(path, address);
  await screen.findByRole('heading', { level: 2, name: heading });
}

export const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

export const typeInto = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));

/**
 * Shows a tab and holds back what the shop answers until all of `asked` are on their way; `seen` waits for what a
 * customer sees then. Names are those of operations, or paths of the REST interface.
 */
export async function expectOneRoundTrip(
  path: CustomerPath,
  asked: readonly string[],
  seen: () => Promise<HTMLElement>,
): Promise<void> {
  const names: string[] = [];
  const answers: (() => void)[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const operation = /^(?:query|mutation) (\w+)/.exec(JSON.parse(String(init.body ?? '{}')).query ?? '')?.[1];
    names.push(operation ?? address);
    return new Promise((resolve) => answers.push(() => resolve(real(address, init))));
  });
  await showAccount(path);
  await vi.waitFor(() => expect(answers).toHaveLength(asked.length));
  // Nothing has been answered yet.
  expect(names.toSorted()).toEqual(asked);
  await act(async () => {
    for (const answer of answers) answer();
  });
  expect(await seen()).toBeTruthy();
  expect(names).toHaveLength(asked.length);
}
