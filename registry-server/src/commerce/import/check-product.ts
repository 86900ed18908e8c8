import { toFaults } from '@witryna/module-schemas';
import { describeError } from '../../error-messages/describe-error.ts';
import { STAFF_LANGUAGE } from '../../error-messages/language.ts';
import type { AppError } from '../../errors.ts';
import { compileValidator } from '../../http/validator.ts';
import { faultsOfProduct, type ProductInput, productSchema, skuParams } from '../catalog/index.ts';
import type { CheckedProduct, ImportedProduct } from './imported-product.ts';
import type { Refusal } from './refusal.ts';

type Errors = Parameters<typeof toFaults>[0];
type Check = ((value: unknown) => boolean) & { readonly errors?: Errors };

const compile = (schema: object) =>
  compileValidator({ schema, httpPart: 'body', method: 'PUT', url: '' }) as unknown as Check;
const isBody = compile(productSchema);
const isSku = compile(skuParams);

/** Holds a product against the very rules of the API. */
export function checkProduct(
  { body, ...product }: ImportedProduct,
  now: Date,
): { readonly product: CheckedProduct } | { readonly refusals: readonly Refusal[] } {
  const { sku, placeOf } = product;
  if (!isSku({ sku })) return { refusals: refusalsOf(toFaults(isSku.errors), placeOf) };
  if (!isBody(body)) return { refusals: refusalsOf(toFaults(isBody.errors), placeOf) };
  const input = body as unknown as ProductInput;
  const faults = faultsOfProduct(input, now);
  return faults.length > 0 ? { refusals: refusalsOf(faults, placeOf) } : { product: { ...product, input } };
}

/** What a refusal of the catalogue means to who made the file. */
export function refusalsOfError(
  { line, placeOf }: Pick<CheckedProduct, 'line' | 'placeOf'>,
  error: AppError,
): Refusal[] {
  const { sentence, details } = describeError(error, STAFF_LANGUAGE);
  const { faults } = (details ?? {}) as { readonly faults?: Parameters<typeof refusalsOf>[0] };
  return faults ? refusalsOf(faults, placeOf) : [{ line, field: '', reason: sentence }];
}

function refusalsOf(
  faults: readonly { readonly path: string; readonly message: string }[],
  placeOf: ImportedProduct['placeOf'],
): Refusal[] {
  return faults.map(({ path, message }) => ({ ...placeOf(path), reason: message }));
}
