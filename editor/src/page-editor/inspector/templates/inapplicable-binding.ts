import type { RJSFSchema } from '@rjsf/utils';

/**
 * Whether a field only says which part of the current product or category is shown (`source`, `field`),
 * where there is none: such a choice means something on template pages alone, and `field` only once it was made.
 */
export function isInapplicableBinding(
  name: string,
  schema: RJSFSchema,
  settings: unknown,
  isTemplate: boolean,
): boolean {
  if (!isBindingSource(schema.properties?.source)) return false;
  const source =
    typeof settings === 'object' && settings !== null && 'source' in settings ? settings.source : undefined;
  const isBound = source === 'current';
  if (name === 'source') return !isTemplate && !isBound;
  return name === 'field' && !isBound;
}

function isBindingSource(property: unknown): boolean {
  if (typeof property !== 'object' || property === null || !('enum' in property)) return false;
  return Array.isArray(property.enum) && property.enum.includes('current') && property.enum.includes('own');
}
