import type { ProductInput } from '../catalog/index.ts';

/** A group that a product of the file belongs to; made when there is none of this code. */
export interface NamedGroup {
  readonly code: string;
  readonly name: string;
}

/** A picture as the file names it. */
export interface NamedPicture {
  readonly path: string;
  readonly alt?: string;
  /** The column or field that names it. */
  readonly field: string;
}

/** A product as a line of the file (or several of them) says, not checked yet. */
export interface ImportedProduct {
  readonly line: number;
  readonly sku: string;
  /** In the shape of the API; what is wrong in it, the API's own rules find. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Names of the categories in `body`, with those above them, by path. */
  readonly categories: ReadonlyMap<string, string>;
  readonly brand?: NamedGroup;
  readonly productLine?: NamedGroup;
  /** Pictures to be uploaded; by variant those that show it. */
  readonly pictures: readonly NamedPicture[];
  readonly variantPictures: ReadonlyMap<string, readonly NamedPicture[]>;
  /** True when the file says nothing of pictures: those in the shop stay. */
  readonly keepsPictures: boolean;
  /** The same of documents of its safety, which Magento's export does not have. */
  readonly keepsDocuments: boolean;
  /** The column of a field of `body`, and the line it stands in. */
  readonly placeOf: (pointer: string) => { readonly line: number; readonly field: string };
}

/** A product that has passed the rules. */
export interface CheckedProduct extends Omit<ImportedProduct, 'body'> {
  readonly input: ProductInput;
}
