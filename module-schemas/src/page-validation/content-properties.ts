import { Ajv, type ValidateFunction } from 'ajv';
import { isRecord } from '../is-record.ts';
import { contentPropertiesSchemaOf } from '../page/content-properties.ts';
import type { PageDocument } from '../page/page.ts';
import type { PageFault } from '../wire/answers.ts';
import { AJV_OPTIONS, addWitrynaKeywords } from './compile.ts';
import { toFaults } from './validate-settings.ts';

const ajv = addWitrynaKeywords(new Ajv(AJV_OPTIONS));
const wholes = new Map<string, ValidateFunction>();
const fields = new Map<string, ValidateFunction>();

const POINTER = '/contentProperties';

function wholeCheck(type: string): ValidateFunction {
  const known = wholes.get(type);
  if (known) return known;
  const made = ajv.compile(contentPropertiesSchemaOf(type));
  wholes.set(type, made);
  return made;
}

/** The check of one property; undefined for one that the type's schema does not know. */
function fieldCheck(type: string, name: string): ValidateFunction | undefined {
  const { properties } = contentPropertiesSchemaOf(type);
  if (!Object.hasOwn(properties, name)) return undefined;
  const key = `${type} ${name}`;
  const known = fields.get(key);
  if (known) return known;
  const made = ajv.compile(properties[name] ?? true);
  fields.set(key, made);
  return made;
}

/** Everything in a page's `contentProperties` that does not fit its type; empty when nothing does not. */
export function validateContentProperties({
  type,
  contentProperties,
}: Pick<PageDocument, 'type' | 'contentProperties'>): PageFault[] {
  const check = wholeCheck(type);
  return check(contentProperties) ? [] : toFaults(check.errors, POINTER);
}

/**
 * The properties that readers may be given: each that fits its type, and those that no schema knows.
 * What was stored before its schema, or past it, is left out.
 */
export function fittingContentProperties({
  type,
  contentProperties,
}: Pick<PageDocument, 'type' | 'contentProperties'>): PageDocument['contentProperties'] {
  if (!isRecord(contentProperties)) return {};
  const entries = Object.entries(contentProperties);
  const fitting = entries.filter(([name, value]) => fieldCheck(type, name)?.(value) ?? true);
  return fitting.length === entries.length ? contentProperties : Object.fromEntries(fitting);
}
