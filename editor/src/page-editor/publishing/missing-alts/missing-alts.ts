import { isRecord, type PageDocument, type PlacedModule, type Related, walkPage } from '@witryna/module-schemas';
import { definitionOf } from '../../definitions/index.ts';
import { propertiesOf, type SchemaNode } from '../../module-forms/index.ts';

/** A picture of a placed module that readers who do not see it are told nothing of. */
export interface MissingAlt {
  readonly placed: PlacedModule;
  /** Of the picture, in the settings of the module. */
  readonly pointer: string;
  readonly file: number;
}

/**
 * The pictures of a page, in its order, that have no words of their own nor in the library, and that nobody has marked as
 * decoration. A picture in a link has the link's name, which is checked by itself; one whose file is gone is a fault.
 */
export function missingAlts(page: PageDocument, files: Related['files']): readonly MissingAlt[] {
  return [...walkPage(page)].flatMap(({ placed }) => {
    const schema = definitionOf(placed.driver)?.settings as unknown as SchemaNode | undefined;
    const pictures = schema ? picturesIn(schema, placed.settings) : [];
    return pictures.flatMap(({ pointer, file, alt }) => {
      const found = files[String(file)];
      return found && alt === undefined && !found.alt ? [{ placed, pointer, file }] : [];
    });
  });
}

/** The files of a gallery that the library has no words for: a gallery has none of its own. */
export function undescribedPictures({ type, contentProperties }: PageDocument, files: Related['files']) {
  const images: unknown = type === 'gallery' ? contentProperties?.images : undefined;
  if (!Array.isArray(images)) return [];
  return images.flatMap((file) =>
    typeof file === 'number' && files[String(file)] && !files[String(file)]?.alt ? [file] : [],
  );
}

interface FoundPicture {
  readonly pointer: string;
  readonly file: number;
  readonly alt: unknown;
}

function picturesIn(node: SchemaNode, value: unknown, pointer = '', around?: unknown): readonly FoundPicture[] {
  if (Array.isArray(value)) {
    const { items } = node;
    return items ? value.flatMap((item, at) => picturesIn(items, item, `${pointer}/${at}`)) : [];
  }
  if (!isRecord(value)) return [];
  const properties = propertiesOf(node, value);
  if (properties.alt && properties.file?.['x-reference'] === 'file') {
    const isTold = node['x-altOptional'] || (node['x-altWithLink'] && isRecord(around) && isRecord(around.link));
    return !isTold && typeof value.file === 'number' ? [{ pointer, file: value.file, alt: value.alt }] : [];
  }
  return Object.entries(properties).flatMap(([name, property]) =>
    picturesIn(property, value[name], `${pointer}/${name}`, value),
  );
}
