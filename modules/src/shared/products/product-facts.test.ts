import { expect, test } from 'vitest';
import { createFormatMoney } from '../../shop/format-money.ts';
import { createTranslate, loadSentences } from '../../shop/i18n/translate.ts';
import { aProduct } from '../../testing/a-shop.ts';
import { productPrices } from './product-facts.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const reduced = {
  final: euros(1240),
  regular: euros(1590),
  lowest30: euros(1490),
  unit: { price: euros(620), per: '100\u00a0ml' },
};

test.each([
  ['pl', 'od 12,40 €', 'Poprzednia cena: 15,90 €', '6,20 € / 100 ml'],
  ['en', 'from €12.40', 'Previous price: €15.90', '€6.20 / 100 ml'],
  ['uk', 'від 12,40 €', 'Попередня ціна: 15,90 €', '6,20 € / 100 мл'],
  ['fr', 'à partir de 12,40 €', 'Prix précédent : 15,90 €', '6,20 € / 100 ml'],
  ['ru', 'от 12,40 €', 'Прежняя цена: 15,90 €', '6,20 € / 100 мл'],
  ['cs', 'od 12,40 €', 'Předchozí cena: 15,90 €', '6,20 € / 100 ml'],
  ['hu', '12,40 €-tól', 'Korábbi ár: 15,90 €', '6,20 € / 100 ml'],
  ['de', 'ab 12,40 €', 'Bisheriger Preis: 15,90 €', '6,20 € / 100 ml'],
])('prices are told as people of %s write them', async (language, from, previous, perUnit) => {
  await loadSentences(language);
  const shop = { t: createTranslate(language), formatMoney: createFormatMoney(language), site: { language } };
  const lines = productPrices(shop, aProduct({ price: reduced, priceVaries: true }));
  const shown = lines.map((line) => line.replaceAll('\u00a0', ' '));
  expect([shown[0], shown[1], shown[3]]).toEqual([from, previous, perUnit]);
});
