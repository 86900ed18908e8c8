import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';
import type { FileKind } from './shared/file-kind.ts';

/** What a schema may point at. The value of such a field is a key (sku, id, path, code), never a copy. */
export type ReferenceKind =
  | 'product'
  | 'article'
  | 'author'
  | 'article-category'
  | 'article-filter'
  | 'page'
  | 'file'
  | 'snippet'
  | 'navigation'
  | 'banner'
  | 'gallery'
  | 'shared-link'
  | 'brand'
  | 'category'
  | 'line'
  | 'filter';

/** The keywords that our schemas add to JSON Schema draft-07. */
export type WitrynaKeywords = {
  /** Marks a field whose value is the key of an entity; the registry sends that entity along in `meta.related`. */
  'x-reference'?: ReferenceKind;
  /** On a reference to a file: which kind it must be; publishing refuses another one. */
  'x-fileType'?: FileKind;
  /** On an array of `{ x, y }` (0 to 1): no two points nearer to each other than this share of the picture. */
  'x-minPointDistance'?: number;
  /** On a picture beside a `link`: the picture's words are the link's name; see `isLinkNameless`. */
  'x-altWithLink'?: true;
  /** On a picture that needs no words: those around it say the same, so without its own it is decoration. */
  'x-altOptional'?: true;
  /** On a string: the address forms that a link may have; see `isSafeHref`. */
  'x-href'?: true;
  /** On an `enum`: the Polish name of each value, for the form. */
  'x-enumTitles'?: Readonly<Record<string, string>>;
  /** On an object: fields that it must have, each unless the other one names content that brings it. */
  'x-requiredUnless'?: Readonly<Record<string, string>>;
  /** On an object: a rich text document; see `isRichText`. */
  'x-richText'?: true;
};

export type ModuleJSONSchema = ExtendedJSONSchema<WitrynaKeywords>;

/** A named hole of a module that holds placed modules. */
export interface SlotDefinition {
  /** Polish name, shown in the editor. */
  readonly title: string;
  /** Drivers that may be dropped here; every driver when absent. */
  readonly accepts?: readonly string[];
  /** How many placed modules it holds at most; no limit but the page's when absent. */
  readonly max?: number;
}

export type ModuleGroup = 'layout' | 'text' | 'media' | 'shop' | 'navigation';

/** A kind of building block: what it is called, what may be set on it, which slots it has. */
export interface ModuleDefinition {
  /** The module's name on the wire, kebab-case. */
  readonly driver: string;
  /** Raised with every change that older settings do not satisfy; needs an `upgrade-N.ts`. */
  readonly version: number;
  /** Polish name, shown in the palette. */
  readonly title: string;
  /** One Polish sentence for the palette: what it is for. */
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly group: ModuleGroup;
  readonly slots?: Readonly<Record<string, SlotDefinition>>;
  readonly settings: ModuleJSONSchema & { readonly type: 'object' };
}

/** Declares a module; keeps its literal types, so that the TypeScript props follow from the schema. */
export function defineModule<const M extends ModuleDefinition>(definition: M): M {
  return definition;
}

type SchemaOf<M extends ModuleDefinition> = M['settings'];

/** Settings as they are stored and edited: a property with a default may be absent. */
export type SettingsOf<M extends ModuleDefinition> = FromExtendedSchema<
  WitrynaKeywords,
  SchemaOf<M>,
  { keepDefaultedPropertiesOptional: true }
>;

/** Settings as a component gets them: defaults are filled in. */
export type FilledSettingsOf<M extends ModuleDefinition> = FromExtendedSchema<WitrynaKeywords, SchemaOf<M>>;

/** The slot names of a module; `never` when it has none. */
export type SlotNameOf<M extends ModuleDefinition> = M extends { readonly slots: infer S } ? keyof S & string : never;

/** What a module's `form.ts` may say to the editor's form: an rjsf `uiSchema`, and the groups of its fields. */
export interface ModuleForm {
  /** Field names in order, by tab; what is named in no group follows in the last one. */
  readonly groups: Readonly<Partial<Record<'content' | 'appearance' | 'behaviour', readonly string[]>>>;
  /** rjsf uiSchema of the settings; the widgets named here are registered by the editor. */
  readonly uiSchema?: Readonly<Record<string, unknown>>;
  /** The list of settings whose items the slots belong to, in their order: what lies in a slot without an item is not shown. */
  readonly slotsOf?: string;
}
