import type { OptionalDataControlsTemplateProps } from '@rjsf/utils';
import { Plus, Trash2 } from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';

/** Brings an optional group of fields, or takes it away again. */
export function OptionalDataControls({ id, schema, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const title = schema.title ?? '';
  if (onAddClick)
    return <IconButton id={id} icon={Plus} size="small" label={t.inspector.addOptional(title)} onClick={onAddClick} />;
  if (onRemoveClick)
    return (
      <IconButton
        id={id}
        icon={Trash2}
        size="small"
        label={t.inspector.removeOptional(title)}
        onClick={onRemoveClick}
      />
    );
  return null;
}
