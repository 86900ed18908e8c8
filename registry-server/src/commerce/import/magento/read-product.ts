import { slugOfWords } from '../../../text/slug-of-words.ts';
import type { ImportedProduct, NamedGroup } from '../imported-product.ts';
import type { Cells } from '../lines/read-csv.ts';
import type { Refusal } from '../refusal.ts';
import type { StagedRow } from '../staging.ts';
import { type AttributeKind, type Attributes, pick, readFlags, unknownAttributes } from './attribute-names.ts';
import { columnOf } from './columns.ts';
import { htmlToParagraphs } from './html-to-paragraphs.ts';
import { readAttributes } from './read-attributes.ts';
import { readCategories } from './read-categories.ts';
import { readPictures } from './read-pictures.ts';
import { readTaxClass } from './read-tax-class.ts';
import { type OnGreyColour, readVariant } from './read-variant.ts';

/** A variant's row with what its product says of it. */
export interface VariantRow extends StagedRow {
  readonly options: Attributes;
}

export interface ProductContext {
  readonly currency: string;
  /** Pictures are taken over only when the folder they lie in is known. */
  readonly withPictures: boolean;
  readonly refuse: (refusal: Refusal) => void;
  readonly onGreyColour: OnGreyColour;
  /** Told of attributes that have no place. */
  readonly onIgnored: (name: string) => void;
}

const MOST_PARAGRAPHS = 40;
const LONGEST_SUMMARY = 400;
const VISIBILITIES: Readonly<Record<string, string>> = {
  'catalog, search': 'both',
  catalog: 'catalog',
  search: 'search',
  'not visible individually': 'hidden',
};

/** A product in the shape of the API, from its row and those of its variants (its own, when it has none). */
export function readProduct(row: StagedRow, variants: readonly VariantRow[], context: ProductContext): ImportedProduct {
  const { cells, sku, line } = row;
  const { withPictures } = context;
  const attributes = readKnown(cells, context);
  const categories = readCategories(cells.categories);
  const brand = readGroup(attributes, 'brand');
  const productLine = readGroup(attributes, 'line');
  const rows = variants.length > 0 ? variants : [row];
  return {
    line,
    sku,
    body: {
      name: cells.name ?? '',
      urlKey: cells.url_key ?? slugOfWords(cells.name ?? ''),
      categories: categories.paths,
      ...(brand && { brand: brand.code }),
      ...(productLine && { line: productLine.code }),
      isActive: cells.product_online !== '2',
      ...readVisibility(cells),
      ...readTexts(cells),
      ...readFacts(attributes),
      flags: readFlags(attributes),
      ...readTaxClass(cells.tax_class_name, refuseIn(line, context)),
      complementary: readSkus(cells.crosssell_skus),
      recommended: readSkus([cells.related_skus, cells.upsell_skus].filter(Boolean).join(',')),
      variants:
        variants.length > 0
          ? variants.map((variant) =>
              readVariantRow(variant, { ...readKnown(variant.cells, context), ...variant.options }, context),
            )
          : [readVariantRow(row, attributes, context)],
    },
    categories: categories.names,
    ...(brand && { brand }),
    ...(productLine && { productLine }),
    pictures: withPictures ? readPictures(cells) : [],
    variantPictures: new Map(withPictures ? variants.map((variant) => [variant.sku, readPictures(variant.cells)]) : []),
    keepsPictures: !withPictures,
    keepsDocuments: true,
    placeOf: (pointer) => {
      const variant = rows[Number(/^\/variants\/(\d+)/.exec(pointer)?.[1] ?? -1)];
      return { line: variant?.line ?? line, field: columnOf(pointer) };
    },
  };
}

const refuseIn =
  (line: number, { refuse }: ProductContext) =>
  (field: string, reason: string) =>
    refuse({ line, field, reason });

function readVariantRow({ sku, line, cells }: StagedRow, attributes: Attributes, context: ProductContext) {
  const { currency, onGreyColour } = context;
  return readVariant({ sku, cells, attributes, currency }, refuseIn(line, context), onGreyColour);
}

function readKnown({ additional_attributes: text }: Cells, { onIgnored }: ProductContext): Attributes {
  const attributes = readAttributes(text);
  for (const name of unknownAttributes(attributes)) onIgnored(name);
  return attributes;
}

function readGroup(attributes: Attributes, kind: AttributeKind): NamedGroup | undefined {
  const name = pick(attributes, kind);
  const code = name && slugOfWords(name);
  return name && code ? { code, name } : undefined;
}

function readVisibility({ visibility }: Cells) {
  const known = VISIBILITIES[(visibility ?? '').toLowerCase()];
  return known ? { visibility: known } : {};
}

function readTexts(cells: Cells) {
  const summary = shorten(htmlToParagraphs(cells.short_description ?? '').join(' '));
  const title = cells.meta_title;
  const description = cells.meta_description;
  const keywords = cells.meta_keywords;
  const meta = { ...(title && { title }), ...(description && { description }), ...(keywords && { keywords }) };
  return {
    ...(summary && { summary }),
    description: atMost(htmlToParagraphs(cells.description ?? '')),
    ...(Object.keys(meta).length > 0 && { meta }),
  };
}

function readFacts(attributes: Attributes) {
  const list = (kind: AttributeKind, by: RegExp) =>
    (pick(attributes, kind) ?? '').split(by).flatMap((word) => word.trim() || []);
  const text = (kind: AttributeKind) => atMost(htmlToParagraphs(pick(attributes, kind) ?? ''));
  const application = pick(attributes, 'application')?.toLowerCase().replace('/', '-');
  const months = /^\d{1,3}/.exec(pick(attributes, 'pao') ?? '')?.[0];
  return {
    skinType: list('skinType', /\|/),
    certifications: list('certifications', /\|/),
    benefits: list('benefits', /\|/),
    inci: list('inci', /[|,]/),
    usage: text('usage'),
    warnings: text('warnings'),
    ...(application && { application }),
    ...(months && { pao: `${months}M` }),
  };
}

const readSkus = (text = '') => [...new Set(text.split(',').flatMap((sku) => sku.trim() || []))];

/** A text of very many blocks ends with one that holds the rest. */
function atMost(texts: readonly string[]): readonly string[] {
  if (texts.length <= MOST_PARAGRAPHS) return texts;
  return [...texts.slice(0, MOST_PARAGRAPHS - 1), texts.slice(MOST_PARAGRAPHS - 1).join(' ')];
}

function shorten(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text;
  const cut = text.slice(0, LONGEST_SUMMARY - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
