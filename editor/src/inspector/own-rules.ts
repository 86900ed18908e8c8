import {
  faultMessage,
  findOverlappingPoints,
  isRichText,
  isSafeHref,
  type PicturePoint,
} from '@witryna/module-schemas';
import type { SettingsFault } from './settings-fault.ts';

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly const?: unknown;
  readonly 'x-href'?: boolean;
  readonly 'x-richText'?: boolean;
  readonly 'x-minPointDistance'?: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPoint = (value: unknown): value is PicturePoint =>
  isRecord(value) && typeof value.x === 'number' && typeof value.y === 'number';

/**
 * The rules that our own keywords state. Ajv cannot compile these ahead of time (their checks are functions of ours),
 * so the form walks the schema for them; the server checks them once more.
 */
export function findOwnFaults(schema: unknown, value: unknown, path = ''): SettingsFault[] {
  const node = schema as SchemaNode;
  const rule = brokenRule(node, value);
  const own = rule ? [{ path, message: sentenceOf(rule, path) }] : [];
  if (Array.isArray(value)) {
    const { items } = node;
    return items ? own.concat(value.flatMap((item, index) => findOwnFaults(items, item, `${path}/${index}`))) : own;
  }
  if (!isRecord(value)) return own;
  const properties = { ...node.properties, ...optionOf(node, value)?.properties };
  return own.concat(
    Object.entries(properties).flatMap(([name, property]) => findOwnFaults(property, value[name], `${path}/${name}`)),
  );
}

function brokenRule(node: SchemaNode, value: unknown): string | undefined {
  if (node['x-href'] && typeof value === 'string' && value !== '' && !isSafeHref(value)) return 'x-href';
  if (node['x-richText'] && value !== undefined && !isRichText(value)) return 'x-richText';
  const minimum = node['x-minPointDistance'];
  if (minimum !== undefined && Array.isArray(value) && value.every(isPoint) && findOverlappingPoints(value, minimum))
    return 'x-minPointDistance';
  return undefined;
}

/** The option of a `oneOf` whose constants the value carries. */
function optionOf(node: SchemaNode, value: Readonly<Record<string, unknown>>): SchemaNode | undefined {
  return node.oneOf?.find((option) =>
    Object.entries(option.properties ?? {}).every(
      ([name, property]) => property.const === undefined || property.const === value[name],
    ),
  );
}

const sentenceOf = (keyword: string, instancePath: string) =>
  faultMessage({ keyword, instancePath, schemaPath: '', params: {} });
