import { expect, test } from 'vitest';
import { itemNameOf } from './item-name.ts';

test.each([
  [{ title: 'Skład', content: {} }, 'Skład'],
  [{ label: 'Twarz' }, 'Twarz'],
  [{ term: 'Tocopherol', text: 'Witamina E.' }, 'Tocopherol'],
  ['Paczkomat', 'Paczkomat'],
  [{ label: '' }, undefined],
  [undefined, undefined],
])('the item %j calls itself %j', (item, name) => {
  expect(itemNameOf(item)).toBe(name);
});
