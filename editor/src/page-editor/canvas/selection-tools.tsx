import { GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { CommentButton } from '../comments/index.ts';
import { titleOfDriver } from '../describe/index.ts';
import { useDragSource } from '../drag/index.ts';
import {
  CommandButton,
  ModuleMenu,
  runCommand,
  shownKeys,
  useDriver,
  useEditing,
  useObserved,
  useSelection,
} from '../editing/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { CommandName } from '../shortcuts/shortcuts.ts';
import { type CanvasView, shownBox } from './canvas-view.ts';
import { positionTools } from './position-tools.ts';
import styles from './selection-tools.module.css';

interface SelectionToolsProps {
  readonly view: CanvasView;
  /** Size of the layer above the frame. */
  readonly width: number;
  readonly height: number;
}

const AT_HAND: readonly CommandName[] = ['selectParent', 'moveUp', 'moveDown', 'duplicate', 'remove'];
const IN_MENU: readonly CommandName[] = ['copy', 'cut', 'paste', 'carry', 'saveSection'];

/** The tools of the selected module, at its upper edge. */
export function SelectionTools({ view, width, height }: SelectionToolsProps) {
  const editing = useEditing();
  const id = useSelection();
  const driver = useDriver(id);
  const isDragging = useObserved(editing.session.state) !== null;
  const box = useObserved(view.selectionBox);
  const scroll = useObserved(view.scroll);
  const zoom = useObserved(view.zoom);
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tools = element.current;
    if (!tools || !box) return;
    const size = { width: tools.offsetWidth, height: tools.offsetHeight };
    const place = positionTools(shownBox(box, scroll, zoom), size, { width, height });
    tools.style.transform = `translate(${place.left}px, ${place.top}px)`;
    // A finger tells its moves to what it touched first: during a drag the tools are out of sight, but not gone.
    tools.style.visibility = place.isVisible && !isDragging ? 'visible' : 'hidden';
  });

  if (id === null || driver === undefined || !box) return null;
  const name = titleOfDriver(driver);
  return (
    <div ref={element} role="toolbar" aria-label={pageEditor.tools(name)} className={styles.tools}>
      {editing.isReadOnly ? <span className={styles.name}>{name}</span> : <Grip key={id} id={id} name={name} />}
      {!editing.isReadOnly && AT_HAND.map((command) => <CommandButton key={command} name={command} size="small" />)}
      <CommentButton moduleId={id} />
      <ModuleMenu title={name} commands={IN_MENU} />
    </div>
  );
}

/** The name of the module, by which it is dragged. */
function Grip({ id, name }: { readonly id: string; readonly name: string }) {
  const { ref, handlers } = useDragSource(`grip:${id}`, { kind: 'placed', id });
  const editing = useEditing();
  return (
    <button
      type="button"
      ref={ref}
      {...handlers}
      className={styles.grip}
      data-tooltip={pageEditor.grip}
      data-shortcut={shownKeys('carry')}
      onClick={(event) => event.detail === 0 && runCommand('carry', editing)}
    >
      <GripVertical size={14} aria-hidden="true" />
      {name}
    </button>
  );
}
