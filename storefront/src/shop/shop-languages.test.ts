import { expect, test } from 'vitest';
import { aSite } from '../testing/an-answer.ts';
import { shopLanguages } from './shop-languages.ts';

const pl = aSite();
const en = aSite({ code: 'en', language: 'en-US', basePath: '/en' });
const uk = aSite({ code: 'ua', language: 'uk-UA', basePath: '/ua' });
const de = aSite({ code: 'de', language: 'de-DE', address: 'https://rosa.example.de' });

test('each language leads to the page in it, or to its home page', () => {
  const alternates = [
    { site: 'pl', urlPath: '/twarz' },
    { site: 'en', urlPath: '/face' },
  ];
  expect(shopLanguages({ site: pl, sites: [pl, en, uk, de], alternates })).toEqual([
    { language: 'pl-PL', name: 'Polski', href: '/twarz', isCurrent: true },
    { language: 'en-US', name: 'English', href: '/en/face', isCurrent: false },
    { language: 'uk-UA', name: 'Українська', href: '/ua', isCurrent: false },
    { language: 'de-DE', name: 'Deutsch', href: 'https://rosa.example.de/', isCurrent: false },
  ]);
});

test('of two sites in one language it is the own one', () => {
  const britain = aSite({ code: 'gb', language: 'en-GB', basePath: '/gb' });
  const hrefs = shopLanguages({ site: britain, sites: [pl, en, britain] }).map(({ href }) => href);
  expect(hrefs).toEqual(['/', '/gb']);
});

test('a site that is closed is not offered, and another one in its language takes its place', () => {
  const britain = aSite({ code: 'gb', language: 'en-GB', basePath: '/gb' });
  const closed = { isClosed: true } as const;
  const hrefs = (own: typeof pl) =>
    shopLanguages({ site: own, sites: [pl, { ...en, ...closed }, britain, { ...uk, ...closed }, own] }).map(
      ({ href }) => href,
    );
  expect(hrefs(pl)).toEqual(['/', '/gb']);
  // Who is on it all the same sees where they are.
  expect(hrefs({ ...uk, ...closed })).toEqual(['/', '/gb', '/ua']);
});

test.each(['pl', 'en', 'uk', 'fr', 'ru', 'cs', 'hu', 'de', 'it'])(
  '%s has the name that its speakers give it',
  (language) => {
    const [only] = shopLanguages({ site: aSite({ language }), sites: [aSite({ language })] });
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language);
    expect(only?.name.toLocaleLowerCase(language)).toBe(name?.toLocaleLowerCase(language));
    expect(only?.name).toMatch(/^\p{Lu}/u);
  },
);
