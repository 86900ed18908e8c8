import { FieldInvalid } from '../../../http/field-invalid.ts';
import { MAX_SKUS_PER_REQUEST } from '../catalog-defaults.ts';

/** The skus that a query names, `a,b`; refused at the field when they are too many. */
export function splitSkus(named: string, field: `/${string}`): string[] {
  const skus = named.split(',').filter(Boolean);
  if (skus.length > MAX_SKUS_PER_REQUEST)
    throw new FieldInvalid(field, 'maxItems/skus', { limit: MAX_SKUS_PER_REQUEST });
  return skus;
}
