import { describe, expect, test } from 'vitest';
import { isOrdinaryClick, linkKind } from './link-kind.ts';

const here = new URL('https://sklep.example/twarz?page=2');

describe('a link on /twarz?page=2', () => {
  test.each([
    ['/cialo', 'route'],
    ['/', 'route'],
    ['/twarz?page=3', 'route'],
    ['/twarz?page=2', 'route'],
    ['/krem-2.0', 'route'],
    ['?page=2#opinie', 'hash'],
    ['/cialo#opinie', 'route'],
    ['/regulamin.pdf', 'browser'],
    ['/media/7/ab/original.webp', 'browser'],
    ['/media/7', 'browser'],
    ['/api/init', 'browser'],
    ['/film.mp4?x=1', 'browser'],
    ['https://other.example/twarz', 'browser'],
    ['http://sklep.example/twarz', 'browser'],
    ['mailto:sklep@example.com', 'browser'],
    ['tel:+48221234567', 'browser'],
  ])('%s goes to: %s', (href, kind) => {
    expect(linkKind(new URL(href, here), here, '/')).toBe(kind);
  });

  test('outside the base path of the site belongs to the browser', () => {
    const english = new URL('https://sklep.example/en/face');
    expect(linkKind(new URL('/en/body', english), english, '/en')).toBe('route');
    expect(linkKind(new URL('/cialo', english), english, '/en')).toBe('browser');
  });
});

describe('a click is ours', () => {
  const plain = { button: 0, hasModifier: false, target: null, isDownload: false };
  test.each([
    ['plain', plain, true],
    ['with target _self', { ...plain, target: '_self' }, true],
    ['with the middle button', { ...plain, button: 1 }, false],
    ['with Ctrl', { ...plain, hasModifier: true }, false],
    ['into a new tab', { ...plain, target: '_blank' }, false],
    ['that downloads', { ...plain, isDownload: true }, false],
  ])('%s', (_name, click, expected) => {
    expect(isOrdinaryClick(click)).toBe(expected);
  });
});
