import { screen } from '@testing-library/react';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aProduct } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, oneAtATime, ofTheProduct } = moduleExamples.accordion;
const parts = () => [...document.querySelectorAll('details')];

test('parts are open at first where the editor said so', async () => {
  await showModule('accordion', typical);
  expect(parts().map(({ open }) => open)).toEqual([true, false]);
});

test('parts that may not be open together share a name, others have none', async () => {
  await showModule('accordion', oneAtATime);
  const [first, second] = parts().map((part) => part.getAttribute('name'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a part that the product has nothing for is left out', async () => {
  const product = aProduct({ inci: [] });
  await showModule('accordion', ofTheProduct, { current: { kind: 'product', product } });
  expect(screen.getAllByRole('heading').map((title) => title.textContent)).toEqual(['Sposób użycia']);
  expect(screen.getByText('Rano wmasuj 3\u2060–\u20604 krople.')).toBeTruthy();
});

test('without a product the editor sees its own words', async () => {
  await showModule('accordion', ofTheProduct);
  expect(screen.getByText('Jak używać.')).toBeTruthy();
});
