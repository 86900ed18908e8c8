import type { RJSFSchema } from '@rjsf/utils';

/** How a field is filled in. */
export type FieldKind = 'text' | 'integer' | 'money' | 'moment' | 'choice' | 'switch' | 'products' | 'categories';

/** What the schema of a field says of it; it throws for one that no form has had yet. */
export function kindOf({ type, format, enum: choices, items, ...property }: RJSFSchema): FieldKind {
  if (choices) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'integer') return property['x-money'] ? 'money' : 'integer';
  if (type === 'string') return format === 'date-time' ? 'moment' : 'text';
  const reference = (items as RJSFSchema | undefined)?.['x-reference'];
  if (reference === 'product') return 'products';
  if (reference === 'category') return 'categories';
  throw new Error(`Forms have no widget for a field of type ${String(type)}; see field-kind.ts`);
}
