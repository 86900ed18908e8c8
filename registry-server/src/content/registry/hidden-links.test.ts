import { expect, test } from 'vitest';
import { withoutLinksTo } from './hidden-links.ts';

const to = (href: string) => ({ label: href, link: { href } });
const menu = {
  items: [
    to('/twarz'),
    { ...to('/cialo'), children: [to('/cialo/olejki?sort=name'), to('/cialo/olejki-eteryczne'), to('#olejki')] },
  ],
  links: [
    { label: 'Olejki', href: '/cialo/olejki#nowe' },
    { label: 'Dom', href: '/' },
  ],
  text: [{ type: 'paragraph', marks: [], text: 'Zajrzyj do olejków.' }],
};

test('entries of menus that lead to what is hidden are gone, all others stay', () => {
  const { items, links, text } = withoutLinksTo(menu, new Set(['cialo/olejki']));
  expect(items).toEqual([to('/twarz'), { ...to('/cialo'), children: [to('/cialo/olejki-eteryczne'), to('#olejki')] }]);
  expect(links).toEqual([{ label: 'Dom', href: '/' }]);
  expect(text).toEqual(menu.text);
});

test('an entry with something to see below it stays, and leads to the first of it', () => {
  const hidden = new Set(['cialo', 'cialo/olejki']);
  const children = [to('/cialo/olejki-eteryczne'), to('#olejki')];
  expect(withoutLinksTo(menu, hidden).items).toEqual([
    to('/twarz'),
    { label: '/cialo', link: { href: '/cialo/olejki-eteryczne' }, children },
  ]);
  const whole = new Set([...hidden, 'cialo/olejki-eteryczne']);
  const items = [{ ...to('/cialo'), children: [to('/cialo/olejki'), to('/cialo/olejki-eteryczne')] }, to('/twarz')];
  expect(withoutLinksTo({ items }, whole)).toEqual({ items: [to('/twarz')] });
});

test('while nothing is hidden it is the same content', () => {
  expect(withoutLinksTo(menu, new Set())).toBe(menu);
});
