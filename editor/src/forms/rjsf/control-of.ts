import type { UIOptionsType, WidgetProps } from '@rjsf/utils';
import type { FieldControlProps } from '../../ui/fields/field.tsx';

export const helpId = (id: string) => `${id}__help`;
export const errorId = (id: string) => `${id}__error`;

/** Whether a field needs a value: its schema says so, or the form that it stands in. */
export const isNeeded = (required: boolean | undefined, options: UIOptionsType) =>
  required || options.isNeeded === true;

/** What ties a control to its label, help and faults. */
export function controlOf({
  id,
  schema,
  options,
  rawErrors = [],
  required,
}: Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors' | 'required'>): FieldControlProps {
  const help = options.description ?? schema.description;
  const described = [help ? helpId(id) : '', rawErrors.length > 0 ? errorId(id) : ''];
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': rawErrors.length > 0 || undefined,
    'aria-required': isNeeded(required, options) || undefined,
  };
}
