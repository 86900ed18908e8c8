import type { FieldProps } from '@rjsf/utils';
import type { MediaFile } from '@witryna/module-schemas';
import { Crosshair } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { allErrors } from '../error-tree.ts';
import { useInspector } from '../inspector-context.tsx';
import { AltField } from './alt-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { FileInput } from './file-input.tsx';
import styles from './image-field.module.css';
import { type ImageValue, withFile, withImageField } from './image-value.ts';
import { isCutAway, pictureCrop } from './picture-crop.ts';

const ImageDialog = lazy(async () => ({ default: (await import('./image-dialog.tsx')).ImageDialog }));

/** The names of the points that the shop does not show, since the ratio cuts them away. */
function cutAwayPoints(value: ImageValue | undefined, file: MediaFile | undefined, ratio: unknown): string[] {
  const points = value?.points;
  if (!file || !Array.isArray(points)) return [];
  const crop = pictureCrop(ratio, file, value?.focalPoint);
  return points.flatMap((point, index) =>
    isCutAway(point, crop) ? [t.inspector.image.pointNamed(index + 1, point.label)] : [],
  );
}

/** A picture: which one, its words, what stays in sight when cropped, and points where the module has them. */
export function ImageField(props: FieldProps<ImageValue>) {
  const { formData, schema, uiSchema, fieldPathId, disabled, readonly, errorSchema, onChange } = props;
  const { related } = useInspector();
  const [editing, setEditing] = useState(false);
  const value = formData?.file === undefined ? undefined : formData;
  const file = value && related.files[String(value.file)];
  const fixed = disabled === true || readonly === true;
  const hasPoints = schema.properties !== undefined && 'points' in schema.properties;
  const change = (next: ImageValue | undefined) => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  // Without a picture the faults of its parts say nothing that its own absence does not.
  const { ratio } = props.registry.formContext;
  const cut = cutAwayPoints(value, file, ratio);
  const errors = value ? allErrors(errorSchema) : [];

  return (
    <FieldGroup title={schema.title ?? ''}>
      <FileInput value={value?.file} disabled={fixed} onChange={(next) => change(withFile(value ?? {}, next))} />
      {value && (
        <>
          <AltField
            id={`${fieldPathId.$id}_alt`}
            value={value}
            file={file}
            isOptional={'x-altOptional' in schema}
            disabled={fixed}
            onChange={(alt) => change(withImageField(value, 'alt', alt))}
          />
          {file && !fixed && (
            <Button icon={Crosshair} className={styles.edit} onClick={() => setEditing(true)}>
              {hasPoints ? t.inspector.image.edit : t.inspector.image.editFocal}
            </Button>
          )}
        </>
      )}
      {cut.length > 0 && <Notice tone="warning">{t.inspector.image.cutAwayPoints(cut)}</Notice>}
      <FieldErrors errors={errors} />
      {editing && value && file && (
        <Suspense>
          <ImageDialog
            file={file}
            value={value}
            hasPoints={hasPoints}
            ratio={ratio}
            hasPhoneFrame={uiSchema?.['ui:options']?.hasPhoneFrame === true}
            onChange={change}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </FieldGroup>
  );
}
