import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { Plus } from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './form-templates.module.css';
import { itemTitleOf } from './item-name.ts';

/** A list of items, each a card that folds; the new one goes to the end. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, disabled, readonly } = props;
  return (
    <fieldset className={styles.array}>
      <legend className={styles.legend}>{schema.title ?? title}</legend>
      {items.length > 0 && <div className={styles.items}>{items}</div>}
      {canAdd && !disabled && !readonly && (
        <Button appearance="quiet" icon={Plus} className={styles.add} onClick={onAddClick}>
          {t.inspector.addItem(itemTitleOf(schema))}
        </Button>
      )}
    </fieldset>
  );
}
