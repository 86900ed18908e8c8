import { isRecord } from '@witryna/module-schemas';
import { isSameValue } from '../document/index.ts';

/** The parts of a schema by which values are taken apart. */
export interface FieldSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly required?: readonly string[];
  readonly oneOf?: unknown;
  readonly 'x-richText'?: unknown;
  readonly 'x-reference'?: string;
}

export interface FieldVersions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Asked where both changed one field to different values; gives the value that stands. */
export type Decide = (path: string, versions: FieldVersions) => unknown;

type Fields = Readonly<Record<string, unknown>>;

/** The value that holds what both sides did to it. What a schema does not take apart is one field. */
function mergeValue(versions: FieldVersions, schema: FieldSchema | undefined, path: string, decide: Decide): unknown {
  const { base, mine, theirs } = versions;
  if (isSameValue(mine, theirs) || isSameValue(base, mine)) return theirs;
  if (isSameValue(base, theirs)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && hasOwnFields(schema, base, mine, theirs))
    return mergeRecords({ base, mine, theirs }, (name) => schema?.properties?.[name], path, decide);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && schema?.items?.properties) {
    const { items } = schema;
    if (standInLine(base, mine, theirs))
      return base.map((item, index) =>
        mergeValue({ base: item, mine: mine[index], theirs: theirs[index] }, items, `${path}/${index}`, decide),
      );
  }
  return decide(path, versions);
}

/** Two records field by field, whatever their schema says. */
export function mergeRecords(
  { base, mine, theirs }: { readonly base: Fields; readonly mine: Fields; readonly theirs: Fields },
  schemaOf: (name: string) => FieldSchema | undefined,
  path: string,
  decide: Decide,
): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const versions = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) };
    const value = mergeValue(versions, schemaOf(name), `${path}/${escaped(name)}`, decide);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

const own = (record: Fields, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Whether an object is a group of fields of their own. One of several kinds (`oneOf`) is not: a half of each would be
 * neither. Nor is a picture that became another one: its words and points belong to it.
 */
function hasOwnFields(schema: FieldSchema | undefined, ...versions: readonly [Fields, Fields, Fields]): boolean {
  if (!schema?.properties || schema.oneOf !== undefined || schema['x-richText'] !== undefined) return false;
  const file = schema.required?.find((name) => schema.properties?.[name]?.['x-reference'] === 'file');
  const [base, mine, theirs] = versions;
  return file === undefined || (base[file] === mine[file] && base[file] === theirs[file]);
}

/** Whether the items of three lists are the same ones place by place: none was added, removed or moved. */
function standInLine(base: readonly unknown[], ...changed: readonly (readonly unknown[])[]): boolean {
  return changed.every(
    (list) =>
      list.length === base.length &&
      list.every(
        (item, index) =>
          isSameValue(item, base[index]) || !base.some((other, at) => at !== index && isSameValue(item, other)),
      ),
  );
}
