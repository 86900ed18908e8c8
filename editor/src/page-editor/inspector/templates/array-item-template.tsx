import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, ChevronRight, CopyPlus, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactElement, useId, useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import styles from './form-templates.module.css';
import { itemNameOf } from './item-name.ts';
import { type ListTool, useListFocus } from './list-focus.ts';

/** One item of a list: its name, its place, and its fields when it is unfolded. */
export function ArrayItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { buttonsProps: buttons, children, index, schema, disabled, readonly } = props;
  const formData = (children as ReactElement<{ formData?: unknown }>).props.formData;
  const bodyId = useId();
  // A new item has nothing to say of itself yet and wants to be filled in.
  const [open, setOpen] = useState(() => itemNameOf(formData) === undefined);
  const isSimple = schema.type !== 'object';
  const kind = schema.title ?? t.inspector.itemFallback;
  const name = itemNameOf(formData) ?? t.inspector.item(kind, index + 1);
  const fixed = disabled || readonly;
  const askForFocus = useListFocus();
  const tool = (name: ListTool, run: (event: MouseEvent) => void, step = 0) => ({
    'data-list-tool': name,
    onClick(event: MouseEvent) {
      askForFocus({ index: index + step, on: 'tool', tool: name });
      run(event);
    },
  });
  const tools = !fixed && (
    <div className={styles.tools}>
      <IconButton
        icon={ArrowUp}
        size="small"
        label={t.inspector.moveUp(name)}
        disabled={!buttons.hasMoveUp}
        {...tool('up', buttons.onMoveUpItem, -1)}
      />
      <IconButton
        icon={ArrowDown}
        size="small"
        label={t.inspector.moveDown(name)}
        disabled={!buttons.hasMoveDown}
        {...tool('down', buttons.onMoveDownItem, 1)}
      />
      {buttons.hasCopy && (
        <IconButton icon={CopyPlus} size="small" label={t.inspector.duplicateItem(name)} onClick={buttons.onCopyItem} />
      )}
      {buttons.hasRemove && (
        <IconButton
          icon={Trash2}
          size="small"
          label={t.inspector.removeItem(name)}
          {...tool('remove', buttons.onRemoveItem)}
        />
      )}
    </div>
  );
  if (isSimple)
    return (
      <div className={styles.simpleItem}>
        <div className={styles.simpleField}>{children}</div>
        {tools}
      </div>
    );
  return (
    <div className={styles.item}>
      <div className={styles.itemTop}>
        <button
          type="button"
          className={styles.itemName}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight size={13} aria-hidden="true" className={styles.mark} />
          <span className={styles.itemText}>{name}</span>
        </button>
        {tools}
      </div>
      <div id={bodyId} hidden={!open} className={styles.itemBody}>
        {children}
      </div>
    </div>
  );
}
