import type { DocumentBody } from '../../api/products.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { parseMoney } from '../../forms/money-text.ts';
import { t } from '../../i18n/pl.ts';
import type { PriceFormValues, ProductFormValues, VariantFormValues } from './product.form-values.ts';

const STOCK = /^\d{1,7}$/;

/** What is wrong with what was typed, at the paths by which the server names the same fields. */
export function checkProduct({ name, documents, variants }: ProductFormValues): Faults {
  return {
    ...(name.trim() === '' && { '/name': [t.forms.required] }),
    ...Object.assign({}, ...documents.map(checkDocument)),
    ...Object.assign({}, ...variants.map((variant, index) => checkVariant(variant, `/variants/${index}`))),
  };
}

const checkDocument = ({ title }: DocumentBody, index: number): Faults =>
  title.trim() === '' ? { [`/documents/${index}/title`]: [t.forms.required] } : {};

function checkVariant({ stock, prices }: VariantFormValues, path: string): Faults {
  return {
    ...(!STOCK.test(stock.trim()) && { [`${path}/stock`]: [t.forms.notNumber] }),
    ...Object.assign({}, ...Object.entries(prices).map(([code, price]) => checkPrice(price, `${path}/prices/${code}`))),
  };
}

function checkPrice(price: PriceFormValues, path: string): Faults {
  const amount = (name: 'regular' | 'special' | 'friendsAndFamily', isRequired: boolean): Faults => {
    const text = price[name].trim();
    if (text === '') return isRequired ? { [`${path}/${name}`]: [t.forms.required] } : {};
    return parseMoney(text) ? {} : { [`${path}/${name}`]: [t.forms.notMoney] };
  };
  const { special, specialFrom, specialTo } = price;
  const isOrdered = specialFrom === '' || specialTo === '' || specialFrom <= specialTo;
  return {
    ...amount('regular', true),
    ...amount('special', false),
    ...amount('friendsAndFamily', false),
    ...(!isLower(special, price.regular) && { [`${path}/special`]: [t.products.specialLower] }),
    ...(!isLower(price.friendsAndFamily, price.regular) && { [`${path}/friendsAndFamily`]: [t.products.friendsLower] }),
    ...(special.trim() === '' &&
      specialFrom + specialTo !== '' && { [`${path}/special`]: [t.products.specialMissing] }),
    ...(!isOrdered && { [`${path}/specialTo`]: [t.products.specialOrder] }),
  };
}

/** Amounts that are none are told of themselves. */
function isLower(reduced: string, regular: string): boolean {
  const [one, other] = [parseMoney(reduced), parseMoney(regular)];
  return !one || !other || one < other;
}
