import type { FieldProps } from '@rjsf/utils';
import type { RichTextDocument } from '@witryna/module-schemas';
import { lazy, Suspense } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FieldGroup } from './field-group.tsx';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** Formatted text, kept as a safe document. The editor for it is a chunk of its own. */
export function RichTextField(props: FieldProps<RichTextDocument>) {
  const { formData, schema, fieldPathId, disabled, readonly, rawErrors = [], onChange } = props;
  const title = schema.title ?? t.inspector.richText.label;
  return (
    <FieldGroup title={title}>
      <Suspense fallback={<Skeleton height={140} />}>
        <RichTextEditor
          label={title}
          value={formData}
          disabled={disabled || readonly}
          invalid={rawErrors.length > 0}
          onChange={(next) => onChange(next, fieldPathId.path, undefined, fieldPathId.$id)}
        />
      </Suspense>
    </FieldGroup>
  );
}
