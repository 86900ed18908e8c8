import { Ajv, type SchemaValidateFunction, type ValidateFunction } from 'ajv';
import type { Driver } from '../driver.ts';
import { moduleDefinitions } from '../registry.gen.ts';
import { isRichText } from '../shared/is-rich-text.ts';
import { isSafeHref } from '../shared/link.ts';
import { isLinkNameless } from '../shared/linked-picture.ts';
import { readMoment } from '../shared/moment.ts';
import { findOverlappingPoints, type PicturePoint } from '../shared/point-distance.ts';
import { fieldsMissing, type RequiredUnless } from '../shared/required-unless.ts';

/** The options under which our schemas are read, here and in the editor's compiled validators. */
export const AJV_OPTIONS = {
  allErrors: true,
  strict: true,
  discriminator: true,
  strictRequired: false,
  strictTypes: false,
} as const;

/** Teaches an Ajv our keywords. Words for people (`x-enumTitles`) and references need no check of their own. */
export function addWitrynaKeywords(ajv: Ajv): Ajv {
  ajv.addKeyword({ keyword: 'x-reference', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'x-fileType', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'x-enumTitles', schemaType: 'object' });
  ajv.addKeyword({ keyword: 'x-altOptional', schemaType: 'boolean' });
  ajv.addKeyword({
    keyword: 'x-href',
    type: 'string',
    schemaType: 'boolean',
    validate: (_: true, href: string) => isSafeHref(href),
  });
  ajv.addKeyword({
    keyword: 'x-moment',
    type: 'string',
    schemaType: 'boolean',
    validate: (_: true, moment: string) => readMoment(moment) !== undefined,
  });
  ajv.addKeyword({
    keyword: 'x-richText',
    type: 'object',
    schemaType: 'boolean',
    validate: (_: true, value: unknown) => isRichText(value),
  });
  ajv.addKeyword({
    keyword: 'x-minPointDistance',
    type: 'array',
    schemaType: 'number',
    validate: (minimum: number, points: unknown[]) =>
      !points.every(isPoint) || findOverlappingPoints(points, minimum) === undefined,
  });
  ajv.addKeyword({ keyword: 'x-requiredUnless', type: 'object', schemaType: 'object', validate: checkRequiredUnless });
  ajv.addKeyword({ keyword: 'x-altWithLink', type: 'object', schemaType: 'boolean', validate: checkAltWithLink });
  return ajv;
}

const checkRequiredUnless: SchemaValidateFunction = (wanted: RequiredUnless, value: unknown) => {
  const missing = fieldsMissing(wanted, value);
  checkRequiredUnless.errors = missing.map((missingProperty) => ({ keyword: 'required', params: { missingProperty } }));
  return missing.length === 0;
};

const checkAltWithLink: SchemaValidateFunction = (_: true, picture: unknown, __, context) => {
  if (!isLinkNameless(context?.parentData, picture)) return true;
  checkAltWithLink.errors = [{ keyword: 'x-altWithLink', params: { missingProperty: 'alt' } }];
  return false;
};

const isPoint = (value: unknown): value is PicturePoint =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  typeof value.x === 'number' &&
  typeof value.y === 'number';

const ajv = addWitrynaKeywords(new Ajv(AJV_OPTIONS));
const compiled = new Map<Driver, ValidateFunction>();

/** The check of a module's settings, compiled on first use. */
export function settingsCheck(driver: Driver): ValidateFunction {
  let check = compiled.get(driver);
  if (!check) {
    check = ajv.compile(moduleDefinitions[driver].settings);
    compiled.set(driver, check);
  }
  return check;
}
