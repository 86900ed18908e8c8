import { LANGUAGE_CODES } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { languageChoices } from './language-choices.ts';

test('the languages of the sites come first, each once, by their Polish names', () => {
  const { ofSites, others } = languageChoices(['pl-PL', 'de-DE', 'de-AT', 'en'], 'pl');
  expect(ofSites).toEqual([
    ['en', 'angielski'],
    ['de', 'niemiecki'],
    ['pl', 'polski'],
  ]);
  expect(others).toContainEqual(['it', 'włoski']);
  expect(others.map(([code]) => code)).not.toContain('de');
  expect(ofSites.length + others.length).toBe(LANGUAGE_CODES.length);
});

test('letters of Polish stand where Poles look for them', () => {
  const names = languageChoices([], 'pl').others.map(([, name]) => name);
  expect(names.indexOf('łaciński')).toBeGreaterThan(names.indexOf('luksemburski'));
  expect(names.indexOf('łaciński')).toBeLessThan(names.indexOf('macedoński'));
});

test('what a review has already is offered, also when no language has this code', () => {
  expect(languageChoices(['pl-PL'], 'xx').others).toContainEqual(['xx', 'xx']);
});
