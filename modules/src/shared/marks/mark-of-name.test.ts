import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markOfName } from './mark-of-name.ts';

test.each([
  ['InPost Paczkomat', 'locker'],
  ['InPost Paczkomat® 24/7', 'locker'],
  ['InPost parcel locker', 'locker'],
  ['InPost', 'locker'],
  ['Kurier InPost', 'courier'],
  ['Kurier DPD za pobraniem', 'courier'],
  ['InPost courier', 'courier'],
  ['DPD', 'courier'],
  ['GLS', 'courier'],
  ['Orlen Paczka', 'point'],
  ['ORLEN Paczka, odbiór w punkcie', 'point'],
  ['BLIK', 'phone'],
  ['Karta', 'card'],
  ['Kártya', 'card'],
  ['Картка', 'card'],
  ['Carte', 'card'],
  ['Przelew', 'transfer'],
  ['Überweisung', 'transfer'],
  ['Virement', 'transfer'],
  ['Převod', 'transfer'],
  ['Átutalás', 'transfer'],
  ['Переказ', 'transfer'],
  ['Перевод', 'transfer'],
  ['Przy odbiorze', 'cash'],
  ['Cash on delivery', 'cash'],
  ['Nachnahme', 'cash'],
  ['À la livraison', 'cash'],
  ['Na dobírku', 'cash'],
  ['Utánvét', 'cash'],
  ['Під час отримання', 'cash'],
  ['При получении', 'cash'],
  ['Google Pay', 'wallet'],
  ['Gołąb pocztowy', undefined],
])('%s is drawn as %s', (name, mark) => {
  expect(markOfName(name)).toBe(mark);
});

test('the file has a drawing for each', () => {
  const drawings = readFileSync(new URL('marks.svg', import.meta.url), 'utf8');
  const views = [...drawings.matchAll(/<view id="([a-z-]+)" viewBox="(\d+) 0 24 24"/g)];
  const paths = drawings.match(/<path /g) ?? [];
  const names = ['locker', 'courier', 'point', 'phone', 'card', 'transfer', 'cash', 'wallet'];
  expect(views.map(([, id]) => id)).toEqual(names);
  expect(views.map(([, , x]) => Number(x))).toEqual(views.map((_, place) => 24 * place));
  expect(paths).toHaveLength(views.length);
});
