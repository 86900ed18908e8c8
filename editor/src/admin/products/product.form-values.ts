import type { ProductFlag } from '@witryna/module-schemas';
import type {
  DocumentBody,
  ProductBody,
  ProductWrite,
  StoredProduct,
  Visibility,
} from '../../api/commerce/products.ts';
import {
  type CertificateFormValues,
  certificateOf,
  toCertificateFormValues,
} from './certificates/certificate.form-values.ts';
import { entriesOf, LIST_TEXTS, type ListText, listText } from './product-texts.ts';
import { type StoryFormValues, specificationOf, toStoryFormValues } from './story/story.form-values.ts';
import {
  copyOfVariant,
  newVariant,
  skusOfVariants,
  toVariantFormValues,
  type VariantFormValues,
  variantBodyOf,
} from './variants/variant.form-values.ts';

export const TAX_CLASSES = [23, 8, 5, 0] as const;
export const APPLICATIONS = ['day', 'night', 'day-night'] as const;
const META = ['title', 'description', 'keywords'] as const;
export type MetaName = (typeof META)[number];
type LoyaltyProgram = NonNullable<ProductBody['loyaltyPrograms']>[number];

/** What this form edits of a product, as it is typed. */
export interface ProductFormValues {
  /** Of a new one; afterwards it stays. */
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly summary: string;
  readonly texts: Readonly<Record<ListText, string>>;
  /** Empty where there is none; so are the others below. */
  readonly brand: string;
  readonly line: string;
  readonly categories: readonly string[];
  readonly position: string;
  readonly application: string;
  readonly skinType: readonly string[];
  readonly certifications: readonly string[];
  readonly certificates: readonly CertificateFormValues[];
  readonly loyaltyPrograms: readonly LoyaltyProgram[];
  readonly pao: string;
  readonly taxClass: number;
  readonly meta: Readonly<Record<MetaName, string>>;
  readonly isActive: boolean;
  readonly visibility: Visibility;
  readonly flags: readonly ProductFlag[];
  readonly images: readonly number[];
  readonly documents: readonly DocumentBody[];
  /** Skus of the variants that a set holds, and of products that go with this one. */
  readonly contents: readonly string[];
  readonly complementary: readonly string[];
  readonly recommended: readonly string[];
  readonly giftsSku: readonly string[];
  readonly samplesSku: readonly string[];
  readonly story: StoryFormValues;
  readonly variants: readonly VariantFormValues[];
}

/** What a product that is not there has for its revision. */
const NO_REVISION = '0';

/** A product that is not there yet: nobody sees it until it is put on sale. */
export const NEW_PRODUCT: StoredProduct = {
  sku: '',
  revision: NO_REVISION,
  name: '',
  urlKey: '',
  categories: [],
  taxClass: 23,
  flags: {},
  isActive: false,
  visibility: 'both',
  images: [],
  variants: [],
  createdAt: '',
  updatedAt: '',
};

export const isNew = ({ revision }: StoredProduct) => revision === NO_REVISION;

/** A product as the form shows it. */
export function toFormValues(product: StoredProduct): ProductFormValues {
  const { flags, documents = [], variants, meta, contents = [], complementary = [], recommended = [] } = product;
  const set = Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag as ProductFlag] : []));
  return {
    sku: product.sku,
    name: product.name,
    urlKey: product.urlKey,
    summary: product.summary ?? '',
    texts: perName(LIST_TEXTS, (name) => listText(name, product[name])),
    brand: product.brand ?? '',
    line: product.line ?? '',
    categories: product.categories,
    position: String(product.position ?? 0),
    application: product.application ?? '',
    skinType: product.skinType ?? [],
    certifications: product.certifications ?? [],
    certificates: (product.certificates ?? []).map(toCertificateFormValues),
    loyaltyPrograms: product.loyaltyPrograms ?? [],
    pao: product.pao ?? '',
    taxClass: product.taxClass ?? 23,
    meta: perName(META, (name) => meta?.[name] ?? ''),
    isActive: product.isActive,
    visibility: product.visibility,
    flags: set.sort(),
    images: product.images,
    documents,
    contents,
    complementary,
    recommended,
    giftsSku: product.giftsSku ?? [],
    samplesSku: product.samplesSku ?? [],
    story: toStoryFormValues(product.specification),
    variants: variants.length > 0 ? variants.map(toVariantFormValues) : [newVariant([])],
  };
}

const perName = <Name extends string>(names: readonly Name[], textOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;

/** A new product that begins as a copy: it has no number, address or stock of its own yet, and nobody sees it. */
export function copyOfProduct(source: StoredProduct): StoredProduct {
  const { sku, revision, urlKey, isActive, createdAt, updatedAt } = NEW_PRODUCT;
  return { ...source, sku, revision, urlKey, isActive, createdAt, updatedAt };
}

/** What stands in the form of a new product: of a copy the variants are new ones. */
export function newFormValues(product: StoredProduct): ProductFormValues {
  const values = toFormValues(product);
  return { ...values, variants: product.variants.length > 0 ? values.variants.map(copyOfVariant) : values.variants };
}

/** What the server has to be told for a product to become what was typed; nothing that nobody touched. */
export function fromFormValues(stored: StoredProduct, typed: ProductFormValues): ProductWrite {
  if (isNew(stored)) return { sku: typed.sku.trim(), stock: {}, product: bodyOf(stored, typed) };
  const opened = toFormValues(stored);
  const isSame = JSON.stringify(withoutStock(opened, stored)) === JSON.stringify(withoutStock(typed, stored));
  const stock = typed.variants.flatMap(({ key, stock: quantity }): [string, number][] => {
    const before = stored.variants.find((variant) => variant.sku === key);
    return !before || quantity.trim() === String(before.stock) ? [] : [[before.sku, Number(quantity)]];
  });
  return { sku: stored.sku, stock: Object.fromEntries(stock), ...(!isSame && { product: bodyOf(stored, typed) }) };
}

const withoutStock = (typed: ProductFormValues, stored: StoredProduct) => ({
  ...typed,
  variants: typed.variants.map(({ stock, ...variant }) =>
    stored.variants.some(({ sku: known }) => known === variant.key) ? variant : { ...variant, stock },
  ),
});

const OPTIONAL_LISTS = [
  'contents',
  'recommended',
  'giftsSku',
  'samplesSku',
  'loyaltyPrograms',
  'certificates',
] as const;

/** The whole product, as its route wants it: what this form does not show goes back as it came. */
function bodyOf(
  {
    sku: _sku,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    summary: _summary,
    brand: _brand,
    line: _line,
    application: _application,
    pao: _pao,
    meta: _meta,
    specification: _specification,
    contents,
    recommended,
    giftsSku,
    samplesSku,
    loyaltyPrograms,
    certificates,
    ...stored
  }: StoredProduct,
  typed: ProductFormValues,
): ProductBody {
  const skus = skusOfVariants(typed.sku.trim(), typed.variants);
  const meta = META.flatMap((name) => (typed.meta[name].trim() ? [[name, typed.meta[name].trim()] as const] : []));
  const application = APPLICATIONS.find((known) => known === typed.application);
  const specification = specificationOf(typed.story);
  const before = { contents, recommended, giftsSku, samplesSku, loyaltyPrograms, certificates };
  // A list that was stored empty goes back so: leaving it out would be told as a change.
  const optional = OPTIONAL_LISTS.flatMap((name) => {
    const list = name === 'certificates' ? typed.certificates.map(certificateOf) : typed[name];
    return list.length > 0 || before[name]?.length === 0 ? [[name, list] as const] : [];
  });
  return {
    ...stored,
    name: typed.name.trim(),
    urlKey: typed.urlKey.trim(),
    ...(typed.summary.trim() && { summary: typed.summary.trim() }),
    ...Object.fromEntries(LIST_TEXTS.map((name) => [name, entriesOf(name, typed.texts[name], stored[name])])),
    ...(typed.brand && { brand: typed.brand }),
    ...(typed.line && { line: typed.line }),
    categories: typed.categories,
    position: Number(typed.position),
    ...(application && { application }),
    skinType: typed.skinType,
    certifications: typed.certifications,
    ...(typed.pao.trim() && { pao: typed.pao.trim().toUpperCase() }),
    taxClass: TAX_CLASSES.find((known) => known === typed.taxClass) ?? 23,
    ...(meta.length > 0 && { meta: Object.fromEntries(meta) }),
    isActive: typed.isActive,
    visibility: typed.visibility,
    flags: Object.fromEntries(typed.flags.map((flag) => [flag, true])),
    images: typed.images,
    documents: typed.documents.map((document) => ({ ...document, title: document.title.trim() })),
    complementary: typed.complementary,
    ...Object.fromEntries(optional),
    ...(specification && { specification }),
    variants: typed.variants.map((variant, index) =>
      variantBodyOf(
        variant,
        skus[index] ?? '',
        stored.variants.find(({ sku: known }) => known === variant.key),
      ),
    ),
  };
}
