import { expect, test } from 'vitest';
import { readPictureWords } from './picture-words.ts';
import { cataloguePictures, readSeedCatalogue } from './seed-catalogue.ts';
import { findPicture } from './seed-files.ts';
import { picturesIn } from './seed-page.ts';
import { readSeedPages } from './seed-pages.ts';

const catalogue = readSeedCatalogue();
const wordsOf = readPictureWords(catalogue);
const names = [...new Set([...readSeedPages().flatMap(picturesIn), ...cataloguePictures(catalogue)])];
const seeded = names.filter((name) => findPicture(name) !== undefined);

test('every picture of the demo shop has a title and an alternative text', () => {
  expect(seeded.length).toBeGreaterThan(200);
  const wordless = seeded.filter((name) => {
    const words = wordsOf(name);
    return (
      !words || words.title.includes('/') || words.title.length > 200 || words.alt === '' || words.alt.length > 250
    );
  });
  expect(wordless).toEqual([]);
});

test('no two pictures have one name', () => {
  const titles = seeded.map((name) => wordsOf(name)?.title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
