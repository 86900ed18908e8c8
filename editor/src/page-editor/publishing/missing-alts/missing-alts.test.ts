import { expect, test } from 'vitest';
import { aDocument } from '../../../testing/a-document.ts';
import { aFile } from '../../../testing/fake-api.ts';
import { missingAlts } from './missing-alts.ts';

const files = { '1': aFile(1), '2': aFile(2, { alt: 'Róża' }) };
const found = (driver: string, settings: object) =>
  missingAlts(aDocument({ main: [{ id: 'a', driver, version: 1, settings: { ...settings } }] }), files).map(
    ({ pointer, file }) => `${pointer} ${file}`,
  );

test.each([
  ['without words', 'image', { image: { file: 1 } }, ['/image 1']],
  ['with words of its own', 'image', { image: { file: 1, alt: 'Len' } }, []],
  ['with words of the library', 'image', { image: { file: 2 } }, []],
  ['that is marked as decoration', 'image', { image: { file: 1, alt: '' } }, []],
  ['in a link, whose name is checked by itself', 'image', { image: { file: 1 }, link: { href: '/a' } }, []],
  ['whose file is gone', 'image', { image: { file: 9 } }, []],
  ['beside words that say the same', 'cta-box', { heading: 'Nowość', image: { file: 1 } }, []],
  ['of a module that is not known here', 'rocket', { image: { file: 1 } }, []],
  [
    'in a list',
    'image-list',
    { items: [{ image: { file: 2 } }, { image: { file: 1 } }, { image: { file: 1 }, link: { href: '/a' } }] },
    ['/items/1/image 1'],
  ],
])('a picture %s', (_which, driver, settings, pointers) => {
  expect(found(driver, settings)).toEqual(pointers);
});
