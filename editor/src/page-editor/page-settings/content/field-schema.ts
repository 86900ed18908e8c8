import { type ContentType, isPageType, type ReferenceKind } from '@witryna/module-schemas';
import { contentSchemaOf } from '../../definitions/index.ts';

/** The parts of a content property's schema that its field is made from. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly enum?: readonly string[];
  readonly 'x-enumTitles'?: Readonly<Record<string, string>>;
  readonly 'x-reference'?: ReferenceKind;
  readonly 'x-moment'?: boolean;
  readonly 'x-href'?: boolean;
}

/** Content that has no modules: its form is all of it. */
export function hasModules(type: ContentType): boolean {
  return isPageType(type) || type === 'snippet';
}

/** What content of every type may have: forms show it where it means something. */
const COMMON: ReadonlySet<string> = new Set([
  'author',
  'parent',
  'brand',
  'publicationDate',
  'product',
  'category',
  'withoutHeader',
  'withoutFooter',
  'articleCategory',
  'tag',
]);

/** Fields of articles in the order of writing one. */
const ARTICLE_FIELDS = [
  'lead',
  'author',
  'categories',
  'tags',
  'publicationDate',
  'delayed',
  'cover',
  'additionalTitles',
  'customLists',
  'relatedArticles',
  'layout',
];

/** The fields of a type's own, in the order of its form. */
export function ownFieldsOf(type: ContentType): readonly (readonly [name: string, schema: FieldSchema])[] {
  const properties = contentSchemaOf(type).properties as Readonly<Record<string, FieldSchema>>;
  const names = type === 'article' ? ARTICLE_FIELDS : Object.keys(properties).filter((name) => !COMMON.has(name));
  return names.flatMap((name) => {
    const schema = properties[name];
    return schema ? [[name, schema] as const] : [];
  });
}
