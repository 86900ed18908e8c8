import {
  faultMessage,
  fieldsMissing,
  findOverlappingPoints,
  isLinkNameless,
  isRecord,
  isRichText,
  isSafeHref,
  type PicturePoint,
} from '@witryna/module-schemas';
import { shownFaultSentences } from '../../i18n/form-words.ts';
import { t } from '../../i18n/pl.ts';
import { propertiesOf, type SchemaNode } from './schema-node.ts';
import type { SettingsFault } from './settings-fault.ts';

const isPoint = (value: unknown): value is PicturePoint =>
  isRecord(value) && typeof value.x === 'number' && typeof value.y === 'number';

/**
 * The rules that our own keywords state. Ajv cannot compile these ahead of time (their checks are functions of ours),
 * so the form walks the schema for them; the server checks them once more.
 */
export function findOwnFaults(schema: unknown, value: unknown, path = '', around?: unknown): SettingsFault[] {
  const node = schema as SchemaNode;
  const rule = brokenRule(node, value, around);
  const own = rule
    ? [{ path: rule === 'x-altWithLink' ? `${path}/alt` : path, rule, message: sentenceOf(rule, path) }]
    : [];
  if (Array.isArray(value)) {
    const { items } = node;
    return items ? own.concat(value.flatMap((item, index) => findOwnFaults(items, item, `${path}/${index}`))) : own;
  }
  if (!isRecord(value)) return own;
  const missing = fieldsMissing(node['x-requiredUnless'] ?? {}, value).map((name) => ({
    path: `${path}/${name}`,
    rule: 'required',
    message: t.inspector.required,
  }));
  const below = Object.entries(propertiesOf(node, value));
  return own.concat(
    missing,
    below.flatMap(([name, property]) => findOwnFaults(property, value[name], `${path}/${name}`, value)),
  );
}

function brokenRule(node: SchemaNode, value: unknown, around: unknown): string | undefined {
  if (node['x-href'] && typeof value === 'string' && value !== '' && !isSafeHref(value)) return 'x-href';
  if (node['x-richText'] && value !== undefined && !isRichText(value)) return 'x-richText';
  if (node['x-altWithLink'] && isLinkNameless(around, value)) return 'x-altWithLink';
  const minimum = node['x-minPointDistance'];
  if (minimum !== undefined && Array.isArray(value) && value.every(isPoint) && findOverlappingPoints(value, minimum))
    return 'x-minPointDistance';
  return undefined;
}

const sentenceOf = (keyword: string, instancePath: string) =>
  faultMessage({ keyword, instancePath, schemaPath: '', params: {} }, shownFaultSentences());
