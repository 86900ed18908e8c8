import { statSync } from 'node:fs';
import { pathsAbove } from '../catalog/index.ts';
import { SENTENCES } from './import.messages.ts';
import type { SourceItem, SourceOptions } from './import-source.ts';
import type { ImportedProduct, NamedGroup } from './imported-product.ts';
import { readJsonLines } from './lines/read-json-lines.ts';
import { createStaging, type Staging } from './staging.ts';

/** The products of a file with one body of the API (and its `sku`) on each line. */
export async function* readApiLines({ file, onRead }: SourceOptions): AsyncGenerator<SourceItem> {
  const staging = createStaging();
  try {
    const { size } = statSync(file);
    for await (const read of readJsonLines(file, (bytes) => onRead(bytes / size))) {
      yield 'refusal' in read ? { refusals: [read.refusal] } : readProduct(staging, read.line, read.value);
    }
  } finally {
    staging.close();
  }
}

function readProduct(staging: Staging, line: number, value: unknown): SourceItem {
  const refused = (field: string, reason: string): SourceItem => ({ refusals: [{ line, field, reason }] });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused('', SENTENCES.notAnObject);
  const { sku, ...body } = value as Record<string, unknown>;
  if (typeof sku !== 'string' || sku === '') return refused('sku', SENTENCES.skuMissing);
  const earlier = staging.addRow({ sku, line, cells: {} });
  if (earlier !== undefined) return refused('sku', SENTENCES.skuRepeated(earlier));
  const holder = typeof body.urlKey === 'string' ? staging.claimAddress(body.urlKey, sku) : undefined;
  if (holder !== undefined) return refused('urlKey', SENTENCES.addressRepeated(holder));
  return { product: toImported(line, sku, body) };
}

function toImported(line: number, sku: string, body: Record<string, unknown>): ImportedProduct {
  const paths = Array.isArray(body.categories) ? body.categories.filter((path) => typeof path === 'string') : [];
  const brand = groupOf(body.brand);
  const productLine = groupOf(body.line);
  return {
    line,
    sku,
    body,
    categories: new Map(paths.flatMap((path) => [...pathsAbove(path), path]).map((path) => [path, nameOf(path)])),
    ...(brand && { brand }),
    ...(productLine && { productLine }),
    pictures: [],
    variantPictures: new Map(),
    keepsPictures: !('images' in body),
    keepsDocuments: !('documents' in body),
    placeOf: (pointer) => ({ line, field: pointer.slice(1) }),
  };
}

function groupOf(code: unknown): NamedGroup | undefined {
  return typeof code === 'string' ? { code, name: nameOf(code) } : undefined;
}

/** A name for a group that only its code is known of: `twarz/na-noc` → `Na noc`. */
function nameOf(path: string): string {
  const words = (path.split('/').at(-1) ?? path).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
