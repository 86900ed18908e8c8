// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withFittingHeadings } from './pasted-headings.ts';

test('pasted headings take the nearest level that texts have', () => {
  const pasted = '<h1 style="color:red">Tytuł <b>z edytora</b></h1><h2>Część</h2><p>Akapit</p><h6>Drobne</h6>';
  expect(withFittingHeadings(pasted)).toBe('<h2>Tytuł <b>z edytora</b></h2><h2>Część</h2><p>Akapit</p><h4>Drobne</h4>');
});

test('what says where a copy of our own begins is kept', () => {
  expect(withFittingHeadings('<p data-pm-slice="1 1 []">róża</p>')).toBe('<p data-pm-slice="1 1 []">róża</p>');
});
