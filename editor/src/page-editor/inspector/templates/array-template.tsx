import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './form-templates.module.css';
import { itemTitleOf } from './item-name.ts';
import { ListFocusContext, useFocusInList } from './list-focus.ts';

/** A list of items, each a card that folds; the new one goes to the end, and is filled in at once. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, disabled, readonly } = props;
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const askForFocus = useFocusInList(list, add);
  return (
    <fieldset className={styles.array}>
      <legend className={styles.legend}>{schema.title ?? title}</legend>
      {items.length > 0 && (
        <div ref={list} className={styles.items}>
          <ListFocusContext value={askForFocus}>{items}</ListFocusContext>
        </div>
      )}
      {canAdd && !disabled && !readonly && (
        <Button
          ref={add}
          appearance="quiet"
          icon={Plus}
          className={styles.add}
          onClick={(event) => {
            askForFocus({ index: items.length, on: 'field' });
            onAddClick(event);
          }}
        >
          {t.inspector.addItem(itemTitleOf(schema))}
        </Button>
      )}
    </fieldset>
  );
}
