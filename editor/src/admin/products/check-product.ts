import type { DocumentBody } from '../../api/commerce/products.ts';
import { dimensionFaults } from '../../forms/dimension-texts.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { faultsAt } from '../../forms/faults-under.ts';
import { parseMoney } from '../../forms/money-text.ts';
import { t } from '../../i18n/pl.ts';
import { checkCertificate } from './certificates/certificate.form-values.ts';
import type { ProductFormValues } from './product.form-values.ts';
import { checkStory } from './story/story.form-values.ts';
import {
  isPriceEmpty,
  type PriceFormValues,
  parseSize,
  type VariantFormValues,
} from './variants/variant.form-values.ts';

const STOCK = /^\d{1,7}$/;
const POSITION = /^\d{1,6}$/;
const WEIGHT = /^\d{1,5}$/;
const EAN = /^(\d{8}|\d{13})$/;
const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const URL_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PAO = /^\d{1,3}M$/i;

/** True when a variant has a stored price in a currency, which cannot be taken away. */
export type IsPriced = (variantKey: string, currency: string) => boolean;

/** What is wrong with what was typed, at the paths by which the server names the same fields. */
export function checkProduct(values: ProductFormValues, isPriced: IsPriced = () => true): Faults {
  const { name, certificates, documents, story, variants } = values;
  return {
    ...fault('/sku', skuFault(values.sku)),
    ...fault('/name', name.trim() === '' && t.forms.required),
    ...fault('/urlKey', urlKeyFault(values.urlKey)),
    ...fault('/position', !POSITION.test(values.position.trim()) && t.forms.notNumber),
    ...fault('/pao', values.pao.trim() !== '' && !PAO.test(values.pao.trim()) && t.products.wrongPao),
    ...Object.assign({}, ...certificates.map(checkCertificate)),
    ...checkStory(story),
    ...Object.assign({}, ...documents.map(checkDocument)),
    ...Object.assign({}, ...variants.map((variant, index) => checkVariant(variant, `/variants/${index}`, isPriced))),
  };
}

const fault = (path: string, sentence: string | false | undefined): Faults => (sentence ? { [path]: [sentence] } : {});

/** What is wrong with the number of a product or variant, if anything. */
export function skuFault(sku: string): string | undefined {
  if (sku.trim() === '') return t.forms.required;
  return SKU.test(sku.trim()) ? undefined : t.products.wrongSku;
}

function urlKeyFault(urlKey: string): string | undefined {
  if (urlKey.trim() === '') return t.forms.required;
  return URL_KEY.test(urlKey.trim()) ? undefined : t.products.wrongUrlKey;
}

const checkDocument = ({ title }: DocumentBody, index: number): Faults =>
  fault(`/documents/${index}/title`, title.trim() === '' && t.forms.required);

function checkVariant({ key, sku, facts, stock, prices }: VariantFormValues, path: string, isPriced: IsPriced): Faults {
  const { size, colour, ean, weight } = facts;
  const sides = dimensionFaults(facts);
  const checked = Object.entries(prices).map(([code, price]) =>
    isPriceEmpty(price) && !isPriced(key, code) ? {} : checkPrice(price, `${path}/prices/${code}`),
  );
  return {
    ...fault(`${path}/sku`, sku.trim() !== '' && skuFault(sku)),
    ...fault(`${path}/size`, size.trim() !== '' && parseSize(size) === undefined && t.products.wrongSize),
    ...fault(`${path}/colour`, colour.trim() !== '' && !/[\p{L}\d]/u.test(colour) && t.products.wrongColour),
    ...fault(`${path}/ean`, ean.trim() !== '' && !EAN.test(ean.trim()) && t.products.wrongEan),
    ...fault(`${path}/weightGrams`, weight.trim() !== '' && !WEIGHT.test(weight.trim()) && t.forms.notNumber),
    ...faultsAt(`${path}/dimensions`, { lengthMm: sides.length, widthMm: sides.width, heightMm: sides.height }),
    ...fault(`${path}/stock`, !STOCK.test(stock.trim()) && t.forms.notNumber),
    ...Object.assign({}, ...checked),
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
