import type { WidgetProps } from '@rjsf/utils';
import { FILE_KINDS, type FileKind } from '@witryna/module-schemas';
import { FileInput } from '../fields/file-input.tsx';

/** The key of a file in the library, of the kind that its place takes. */
export function FileWidget({ id, label, schema, value, disabled, readonly, onChange }: WidgetProps) {
  return (
    <FileInput
      kind={kindOf(schema)}
      id={id}
      label={label}
      value={value}
      disabled={disabled || readonly}
      onChange={onChange}
    />
  );
}

function kindOf(schema: object): FileKind | undefined {
  const kind = 'x-fileType' in schema ? schema['x-fileType'] : undefined;
  return FILE_KINDS.find((known) => known === kind);
}
