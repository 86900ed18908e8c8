import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const settings = { source: 'current', hero: { heading: 'Próbka' }, steps: [{ heading: 'Krok próbny' }] };
const specification = {
  hero: { heading: 'Gęsta woda', text: 'Z siemienia.', image: 41 },
  steps: [{ heading: 'Zwilż' }, { heading: 'Wmasuj', image: 404 }],
  columns: [{ heading: 'Len' }],
};

test('that of the product stands in the place of the sample, with its pictures', async () => {
  const related = { ...aRelated([]), files: { 41: aMediaFile({ id: 41, alt: 'Miska' }) } };
  const current = { kind: 'product', product: aProduct({ specification }) } as const;
  await showModule('product-specification', settings, { related, current });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Gęsta woda',
    'Krok po kroku',
    'Zwilż',
    'Wmasuj',
    'Warto wiedzieć',
    'Len',
  ]);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Miska']);
});

test('a product without one leaves nothing to see', async () => {
  const { container } = await showModule('product-specification', settings, {
    current: { kind: 'product', product: aProduct() },
  });
  expect(container.textContent).toBe('');
});

test('pictures of columns stand beside their words where one of them is higher than wide', async () => {
  const plate = aMediaFile({ id: 51, width: 800, height: 1000, alt: 'Rysunek lnu' });
  const related = { ...aRelated([]), files: { 41: aMediaFile({ id: 41, width: 1000, height: 800 }), 51: plate } };
  const isUpright = async (...images: readonly number[]) => {
    const columns = images.map((image) => ({ heading: 'Len', image: { file: image } }));
    const { container, unmount } = await showModule('product-specification', { columns }, { related });
    const list = container.querySelector('ul');
    const answer = [list?.dataset.upright !== undefined, list?.querySelector('source')?.sizes];
    unmount();
    return answer;
  };
  expect(await isUpright(41, 51)).toEqual([true, 'auto, (max-width: 768px) 36vw, 12rem']);
  expect(await isUpright(41, 41)).toEqual([false, 'auto, (max-width: 768px) 92vw, (max-width: 1280px) 47vw, 37rem']);
});
