import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { describeTarget } from '../describe/index.ts';
import { isSameTarget } from '../document/index.ts';
import type { DragState } from '../drag/index.ts';
import { focusCanvas, useEditing, useObserved } from '../editing/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import styles from './insert-list.module.css';
import { levelStep } from './level-step.ts';

/** Carrying a module by keyboard: a list of places, of which a screen reader hears the one that is chosen. */
export function InsertList() {
  const state = useObserved(useEditing().session.state);
  return state?.by === 'keyboard' && <OpenInsertList state={state} />;
}

function OpenInsertList({ state }: { readonly state: DragState }) {
  const { session, store } = useEditing();
  const target = useObserved(session.target);
  const optionId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { source, targets } = state;
  const at = targets.findIndex((candidate) => isSameTarget(candidate, target));

  useEffect(() => {
    const before = document.activeElement;
    // A row of the tree, or a button in it, goes or moves with its module: the tree itself has the keys of all rows.
    const tree = before?.closest<HTMLElement>('[role="tree"]');
    list.current?.focus();
    return () => {
      const goal = tree ?? before;
      if (goal instanceof HTMLElement && goal.isConnected) goal.focus({ preventScroll: true });
      // What had the focus may be hidden by now, with the panel it lies in.
      if (document.activeElement === document.body) focusCanvas();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, state, at);
    if (step !== undefined) session.step(step);
    else if (event.key === 'Enter' || event.key === ' ') session.drop();
    else if (event.key === 'Escape') session.cancel();
    else if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={`${pageEditor.carrying(state.name)}. ${pageEditor.insertPlaces}`}
      aria-describedby={`${optionId}-hint`}
      aria-activedescendant={optionId}
      className={styles.bar}
      onKeyDown={onKeyDown}
      onBlur={() => document.hasFocus() && session.state.get() === state && session.cancel()}
    >
      <span className={styles.name} aria-hidden="true">
        {pageEditor.carrying(state.name)}
      </span>
      <span
        id={optionId}
        role="option"
        tabIndex={-1}
        aria-selected="true"
        aria-posinset={at + 1}
        aria-setsize={targets.length}
        className={styles.target}
      >
        {target && describeTarget(store.getPage(), target, source.kind === 'placed' ? source.id : undefined)}
      </span>
      <span id={`${optionId}-hint`} className={styles.hint} aria-hidden="true">
        {pageEditor.insertHint}
      </span>
    </div>
  );
}

function stepOf(key: string, { targets }: DragState, at: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'ArrowRight':
      return levelStep(targets, at, 'in');
    case 'ArrowLeft':
      return levelStep(targets, at, 'out');
    case 'Home':
      return -targets.length;
    case 'End':
      return targets.length;
    default:
      return undefined;
  }
}
