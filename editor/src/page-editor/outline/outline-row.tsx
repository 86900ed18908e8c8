import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { shownFormWords } from '../../i18n/form-words.ts';
import { CommentCount } from '../comments/index.ts';
import { excerptWithin, ModuleIcon, slotTitle, titleOfDriver } from '../describe/index.ts';
import { useDragSource } from '../drag/index.ts';
import { ModuleMenu, useEditing, useObserved, usePagePart, usePlacedModule } from '../editing/index.ts';
import { FaultCount } from '../faults/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { CommandName } from '../shortcuts/shortcuts.ts';
import { indentOf } from './indent.ts';
import styles from './outline.module.css';
import type { ModuleRow, OutlineRow } from './outline-rows.ts';

interface OutlineRowProps {
  readonly id: string;
  readonly row: OutlineRow;
  readonly top: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Faults of the module, and of what is closed in it. */
  readonly faults: number;
  /** Open threads of the module, and of what is closed in it. */
  readonly comments: number;
}

const ACTIONS: readonly CommandName[] = [
  'moveUp',
  'moveDown',
  'carry',
  'duplicate',
  'copy',
  'cut',
  'paste',
  'saveSection',
  'comment',
  'remove',
];

/** One row of the tree: a slot of the page, or a module with its icon and first words. */
export const OutlineRowView = memo(function OutlineRowView(props: OutlineRowProps) {
  const { id, row, top, isActive, isSelected, faults, comments } = props;
  const { hovered } = useEditing();
  const { ref, handlers } = useRowDrag(row);
  return (
    <div
      ref={ref}
      data-row={row.key}
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={row.isExpandable ? row.isExpanded : undefined}
      aria-selected={isSelected}
      className={styles.row}
      data-kind={row.kind}
      data-active={isActive}
      style={{ transform: `translateY(${top}px)`, paddingInlineStart: indentOf(row.level) }}
      {...handlers}
      onPointerEnter={() => hovered.set(row.kind === 'module' ? row.id : null)}
      onPointerLeave={() => hovered.set(null)}
    >
      {row.isExpandable ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.chevron}
          aria-label={row.isExpanded ? pageEditor.collapse : pageEditor.expand}
          data-expanded={row.isExpanded}
        >
          <ChevronRight size={14} aria-hidden="true" />
        </button>
      ) : (
        <span className={styles.chevron} />
      )}
      {row.kind === 'slot' ? (
        <SlotName row={row} faults={faults} comments={comments} />
      ) : (
        <ModuleName row={row} isSelected={isSelected} faults={faults} comments={comments} />
      )}
    </div>
  );
});

function useRowDrag(row: OutlineRow) {
  const { isReadOnly } = useEditing();
  const source = row.kind === 'module' ? ({ kind: 'placed', id: row.id } as const) : undefined;
  return useDragSource(`row:${row.key}`, source, isReadOnly || source === undefined);
}

interface SlotNameProps {
  readonly row: Extract<OutlineRow, { kind: 'slot' }>;
  readonly faults: number;
  readonly comments: number;
}

function SlotName({ row, faults, comments }: SlotNameProps) {
  const title = usePagePart((page) => slotTitle(page, row.address));
  return (
    <>
      <span className={styles.slot}>{title}</span>
      {row.count === 0 && <span className={styles.excerpt}>{shownFormWords().emptySlot}</span>}
      <CommentCount count={comments} />
      <FaultCount count={faults} />
    </>
  );
}

interface ModuleNameProps {
  readonly row: ModuleRow;
  readonly isSelected: boolean;
  readonly faults: number;
  readonly comments: number;
}

function ModuleName({ row, isSelected, faults, comments }: ModuleNameProps) {
  const editing = useEditing();
  const placed = usePlacedModule(row.id);
  const excerpt = usePagePart((page) => excerptWithin(page, row.id));
  const isHovered = useObserved(editing.hovered) === row.id;
  if (!placed) return null;
  const title = titleOfDriver(placed.driver);
  return (
    <>
      <ModuleIcon driver={placed.driver} size={15} className={styles.icon} />
      <span className={styles.title} data-hovered={isHovered}>
        {title}
      </span>
      <span className={styles.excerpt}>{excerpt}</span>
      <CommentCount count={comments} />
      <FaultCount count={faults} />
      {isSelected && <ModuleMenu title={title} commands={ACTIONS} />}
    </>
  );
}
