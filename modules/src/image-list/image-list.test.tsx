import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, withPoints, nine } = moduleExamples['image-list'];
const files = Object.fromEntries([3, 4, 6].map((id) => [id, aMediaFile({ id })]));
const related = { ...aRelated([aProduct()]), files };

test('it shows a set of as many pictures as were chosen', async () => {
  await showModule('image-list', { ...nine, count: 6 }, { related });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test('a picture that is gone leaves its place to the others', async () => {
  await showModule('image-list', typical, { related: { ...related, files: { 3: aMediaFile({ id: 3 }) } } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a point opens its product', async () => {
  await showModule('image-list', withPoints, { related });
  const marker = screen.getByRole('button', { name: 'Punkt 1: Serum z\u00a0lnem' });
  await userEvent.click(marker);
  expect(marker.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: /Zobacz produkt/ }).getAttribute('href')).toBe('/serum-z-lnem');
});

test('a linked picture without words is named by its caption', async () => {
  const items = [{ image: { file: 3 }, caption: 'Świt, na dzień', link: { href: '/twarz' } }];
  await showModule('image-list', { items }, { related });
  expect(screen.getByRole('link', { name: 'Świt, na dzień' })).toBeTruthy();
});
