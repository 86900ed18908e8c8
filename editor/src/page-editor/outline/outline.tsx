import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommentCounts } from '../comments/index.ts';
import { ancestorsOf, hiddenKeys, hiddenSlotKeys, slotKey, slotOf } from '../document/index.ts';
import { useEditing, useObserved, usePagePart, usePageStructure, useSelection } from '../editing/index.ts';
import { useFaultCounts } from '../faults/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import { indentOf } from './indent.ts';
import styles from './outline.module.css';
import { outlineMove } from './outline-key.ts';
import { OutlineRowView } from './outline-row.tsx';
import { countShownAt, listRows, type OutlineRow } from './outline-rows.ts';
import { outlineMarkOf, ROW_HEIGHT } from './resolve-outline-target.ts';
import { useOutlineSurface } from './use-outline-surface.ts';

/** The page as a tree: to see how it is built, to find, to drag and to work by keyboard. */
export const Outline = memo(function Outline() {
  const { store, session } = useEditing();
  const page = usePageStructure();
  const selection = useSelection();
  const faults = useFaultCounts();
  const comments = useCommentCounts();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [activeKey, setActiveKey] = useState<string>();
  // Which slots of tabs there are depends on their settings, of which the structure knows nothing.
  const hidden = usePagePart(hiddenSlotKeys);
  const rows = useMemo(() => listRows(page, collapsed, hiddenKeys(hidden)), [page, collapsed, hidden]);
  const carried = useObserved(session.state)?.source;
  const carriedAt = carried?.kind === 'placed' ? rows.findIndex(({ key }) => key === carried.id) : -1;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // A finger goes on talking to the row that it was put on, also when the list scrolls away beneath it.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), carriedAt),
  });
  useOutlineSurface(scroller, rows);

  const activeAt = Math.max(
    0,
    rows.findIndex(({ key }) => key === (activeKey ?? selection)),
  );
  const toggle = (key: string) => {
    setCollapsed((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  };
  const activate = (row: OutlineRow | undefined) => {
    if (!row) return;
    setActiveKey(row.key);
    if (row.kind === 'module') store.select(row.id);
  };

  // What gets selected elsewhere comes to light here: what is closed around it opens.
  useEffect(() => {
    if (selection === null) return;
    setActiveKey(selection);
    const around = ancestorsOf(store.getPage(), selection);
    const slots = [...around, selection].map((each) => slotOf(store.getPage(), each)).filter((at) => at !== undefined);
    const keys = [...around, ...slots.map(slotKey)];
    setCollapsed((current) => (keys.some((key) => current.has(key)) ? withoutAll(current, keys) : current));
  }, [selection, store]);
  useEffect(() => {
    if (rows.length > 0) virtual.scrollToIndex(activeAt, { align: 'auto' });
  }, [virtual, activeAt, rows.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const move = outlineMove(event.key, rows, activeAt);
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) toggle(move.toggle);
    else activate(rows[move.go]);
  };

  const rowOf = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return { element, row: rows.find(({ key }) => key === element?.dataset.row) };
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const { row } = rowOf(target);
    if (!row || isIn(target, '[role="menu"], [aria-haspopup]')) return;
    // The tree has the keys of all its rows.
    currentTarget.focus({ preventScroll: true });
    if (isIn(target, '[data-expanded]')) toggle(row.key);
    else activate(row);
  };
  const onContextMenu = (event: MouseEvent) => {
    const { row, element } = rowOf(event.target);
    if (row?.kind !== 'module') return;
    event.preventDefault();
    flushSync(() => activate(row));
    element?.querySelector<HTMLElement>('[aria-haspopup]')?.click();
  };

  return (
    <div ref={scroller} className={styles.scroller} data-editing-area="outline">
      <div
        role="tree"
        tabIndex={0}
        aria-label={pageEditor.outline}
        aria-activedescendant={rows[activeAt] && `${id}-${activeAt}`}
        className={styles.tree}
        style={{ height: virtual.getTotalSize() }}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <OutlineRowView
                key={row.key}
                id={`${id}-${index}`}
                row={row}
                top={start}
                isActive={index === activeAt}
                isSelected={row.kind === 'module' && row.id === selection}
                faults={countShownAt(page, row, faults)}
                comments={countShownAt(page, row, comments)}
              />
            )
          );
        })}
        <OutlineMarkView rows={rows} />
      </div>
    </div>
  );
});

/** Where a drop would happen, in the tree. */
function OutlineMarkView({ rows }: { readonly rows: readonly OutlineRow[] }) {
  const target = useObserved(useEditing().session.target);
  const mark = target && outlineMarkOf(rows, target);
  return (
    mark && (
      <div
        className={styles.mark}
        data-kind={mark.kind}
        style={{ transform: `translateY(${mark.row * ROW_HEIGHT}px)`, insetInlineStart: indentOf(mark.level) }}
      />
    )
  );
}

function withIndex(range: number[], index: number): number[] {
  return index === -1 || range.includes(index) ? range : [...range, index].toSorted((a, b) => a - b);
}

function isIn(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function withoutAll(keys: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  const left = new Set(keys);
  for (const key of gone) left.delete(key);
  return left;
}
