import { expect, test } from 'vitest';
import { isGraphqlPath, isPublicApiPath, withoutCookies } from './public-api.ts';

test.each([
  ['/api/init', true],
  ['/api/registry/', true],
  ['/api/registry/twarz/kremy?page=2', true],
  ['/api/registry/%C5%82%C4%85ka', true],
  ['/api/products?sku=A,B', true],
  ['/api/staff/pages', false],
  ['/api/staff', false],
  ['/api/internal/events', false],
  ['/api/docs', false],
  ['/api/editor/', false],
  ['/api//staff/pages', false],
  ['/api/registry/../staff/pages', false],
  ['/api/./staff', false],
  ['/api/registry/%2e%2e/staff', false],
  ['/api/registry/..%2fstaff', false],
  ['/api/registry/%252e%252e/staff', false],
  ['/api/%73taff/pages', false],
  ['/api/STAFF/pages', false],
  ['/api/registry\\..\\staff', false],
  ['/api/', false],
  ['/api', false],
])('%s is open to shoppers: %s', (url, isOpen) => {
  expect(isPublicApiPath(url)).toBe(isOpen);
});

test.each([
  ['/graphql', true],
  ['/graphql?operationName=Cart', true],
  ['/graphql/', false],
  ['/graphql/../staff/pages', false],
  ['/graphqlx', false],
])('%s is the address of GraphQL: %s', (url, isIt) => {
  expect(isGraphqlPath(url)).toBe(isIt);
});

test.each([
  ['witryna_staff=abc; x-session=1', 'x-session=1'],
  ['x-session=1', 'x-session=1'],
  ['witryna_staff=abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the cookies "%s" the registry gets "%s"', (header, left) => {
  expect(withoutCookies(header, ['witryna_staff'])).toBe(left);
});
