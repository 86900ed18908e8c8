import { expect, test } from 'vitest';
import { aSite } from '../../testing/a-site.ts';
import { contactLink } from './site-links.ts';

test.each([
  [undefined, 'https://rosailen.example/en/kontakt'],
  ['/contact', 'https://rosailen.example/en/contact'],
  ['https://pomoc.example/napisz', 'https://pomoc.example/napisz'],
])('who writes to a shop whose contact page is %s is led to %s', (contact, link) => {
  const properties = { maintenance: false, ...(contact && { contact }) };
  expect(contactLink(aSite({ basePath: '/en', properties }))).toBe(link);
});
