import type { WidgetProps } from '@rjsf/utils';
import type { FieldControlProps } from '../../../ui/field.tsx';

export const helpId = (id: string) => `${id}__help`;
export const errorId = (id: string) => `${id}__error`;

/** What ties a control to its label, help and faults. */
export function controlOf({
  id,
  schema,
  rawErrors = [],
  required,
}: Pick<WidgetProps, 'id' | 'schema' | 'rawErrors' | 'required'>): FieldControlProps {
  const described = [schema.description ? helpId(id) : '', rawErrors.length > 0 ? errorId(id) : ''];
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': rawErrors.length > 0 || undefined,
    'aria-required': required || undefined,
  };
}
