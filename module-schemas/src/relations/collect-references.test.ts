import { expect, test } from 'vitest';
import { normalizePage } from '../page/normalize-page.ts';
import { collectReferences } from './collect-references.ts';
import { collectRelations } from './collect-relations.ts';

const page = normalizePage({
  title: 'Próba',
  type: 'article',
  properties: { meta: { ogImage: 9 } },
  contentProperties: { cover: 8 },
  containers: [
    { driver: 'container', settings: { image: { image: { file: 1 } } } },
    { driver: 'image', settings: { image: { file: 2, points: [{ x: 0, y: 0, label: 'a', sku: 'RL-7' }] } } },
    { driver: 'image', settings: { image: { file: 2 } } },
    { driver: 'products-list', settings: { source: { kind: 'selected', skus: ['RL-7', 'RL-8'] } } },
    { driver: 'products-list', settings: { source: { kind: 'category', category: 'twarz' }, pagination: true } },
    { driver: 'products-list', settings: { source: { kind: 'complementary' }, limit: 4 } },
    { driver: 'marquee', settings: { file: 99 } },
  ],
});

test('every entity that the page points at is named once, by kind', () => {
  expect(collectRelations(page)).toMatchObject({
    file: ['1', '2', '9', '8'],
    product: ['RL-7', 'RL-8'],
    category: ['twarz'],
    brand: [],
  });
});

test('every place that points at an entity is found, also where two point at the same', () => {
  const places = collectReferences(page).map(({ path, kind, key }) => `${path} ${kind}:${key}`);
  expect(places).toContain('/containers/2/settings/image/points/0/sku product:RL-7');
  expect(places).toContain('/containers/4/settings/source/skus/1 product:RL-8');
  expect(places).toContain('/contentProperties/cover file:8');
  expect(places.filter((place) => place.endsWith('file:2'))).toHaveLength(2);
  expect(collectReferences(page)[0]).toMatchObject({ placedModuleId: '1' });
});
