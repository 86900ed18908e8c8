import type { MediaFile } from '@witryna/module-schemas';
import { useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FocalPointEditor } from './focal-point-editor.tsx';
import { type ImageValue, withImageField } from './image-value.ts';
import { phoneCrop, pictureCrop } from './picture-crop.ts';
import { PointsEditor } from './points-editor.tsx';

export interface ImageDialogProps {
  readonly file: MediaFile;
  readonly value: ImageValue;
  readonly hasPoints: boolean;
  /** The ratio that the module gives its pictures, if any. */
  readonly ratio?: unknown;
  /** Whether a phone shows another part of a picture with points. */
  readonly hasPhoneFrame: boolean;
  readonly onChange: (value: ImageValue) => void;
  readonly onClose: () => void;
}

/** The picture in the large, with what is placed on it; every change shows in the preview at once. */
export function ImageDialog({ file, value, hasPoints, ratio, hasPhoneFrame, onChange, onClose }: ImageDialogProps) {
  const [tab, setTab] = useState<'points' | 'focal'>(hasPoints ? 'points' : 'focal');
  const crop = pictureCrop(ratio, file, value.focalPoint);
  const onPhone = hasPhoneFrame ? phoneCrop(ratio, file, value.focalPoint, value.points ?? []) : undefined;
  const focal = (
    <FocalPointEditor
      file={file}
      crop={crop}
      value={value.focalPoint}
      onChange={(focalPoint) => onChange(withImageField(value, 'focalPoint', focalPoint))}
    />
  );
  return (
    <Dialog
      size="large"
      title={hasPoints ? t.inspector.image.dialogTitle : t.inspector.image.focal}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t.inspector.image.done}
        </Button>
      }
    >
      {hasPoints ? (
        <Tabs
          label={t.inspector.image.dialogTitle}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'points',
              label: t.inspector.image.points,
              panel: (
                <PointsEditor
                  file={file}
                  crop={crop}
                  phoneCrop={onPhone}
                  points={value.points ?? []}
                  onChange={(points) =>
                    onChange(withImageField(value, 'points', points.length > 0 ? points : undefined))
                  }
                />
              ),
            },
            { value: 'focal', label: t.inspector.image.focal, panel: focal },
          ]}
        />
      ) : (
        focal
      )}
    </Dialog>
  );
}
