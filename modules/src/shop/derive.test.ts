import { beforeAll, expect, test, vi } from 'vitest';
import { createDerivations, derive } from './derive.ts';
import { loadSentences } from './i18n/translate.ts';
import { createStillShop } from './still-shop.tsx';

beforeAll(() => loadSentences('pl'));

const make = () =>
  vi.fn(({ words }: { words: string }, { site }: { site: { language: string } }) => ({
    said: `${words} (${site.language})`,
  }));
const from = { words: 'Świt' };

test('without a place to keep it, everything is made each time', () => {
  const maker = make();
  const shop = createStillShop();
  expect(derive(shop, maker, from)).toEqual({ said: 'Świt (pl-PL)' });
  expect(derive(shop, maker, from)).not.toBe(derive(shop, maker, from));
});

test('what was made of something once is the same later, for each maker', () => {
  const [one, other] = [make(), make()];
  const shop = { ...createStillShop(), derivations: createDerivations() };
  const made = derive(shop, one, from);
  expect(derive(shop, one, from)).toBe(made);
  expect(derive(shop, one, { ...from })).not.toBe(made);
  expect(derive(shop, other, from)).not.toBe(made);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
});

test('once closed, what is known is still read and nothing is added', () => {
  const maker = make();
  const shop = { ...createStillShop(), derivations: createDerivations() };
  const made = derive(shop, maker, from);
  shop.derivations.isOpen = false;
  expect(derive(shop, maker, from)).toBe(made);
  const late = { words: 'Zmierzch' };
  expect(derive(shop, maker, late)).not.toBe(derive(shop, maker, late));
});
