import {
  type Announcements,
  DndContext,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ModuleIcon } from '../describe/index.ts';
import type { DragData } from '../drag/index.ts';
import styles from './drag-provider.module.css';
import { useEditing, useObserved } from './editing-context.tsx';
import { focusCanvas } from './focus-canvas.ts';

/** A press becomes a drag after this distance; before, it is a click. */
const MOUSE = { activationConstraint: { distance: 4 } };
/** A finger rests before it drags, so that it can still scroll. */
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };

/** The name stands beside the pointer, so that it does not cover the line. */
const OFFSET_PX = 14;

/** The session announces in Polish what dnd-kit would say in English. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const NO_INSTRUCTIONS = { draggable: '' };
const NO_COLLISIONS = () => [];

/**
 * Feeds the drag session from mouse and touch. dnd-kit senses and carries the picture under the pointer; it knows no
 * droppables: targets are resolved from what was measured, and nothing renders again while the pointer moves.
 */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  const { session, isReadOnly } = useEditing();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  useFollowedPointer();
  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const source = (active.data.current as DragData | undefined)?.getSource();
    if (!source || isReadOnly) return;
    session.start(source);
    const at = pointOf(activatorEvent);
    if (at) session.pointAt(at);
  };
  const onDragEnd = () => {
    const state = session.state.get();
    if (!state) return;
    session.drop();
    if (state.source.kind !== 'placed') focusCanvas();
  };
  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      collisionDetection={NO_COLLISIONS}
      accessibility={{ announcements: SILENT, screenReaderInstructions: NO_INSTRUCTIONS }}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => session.state.get() && session.cancel()}
    >
      {children}
      <DragChip />
    </DndContext>
  );
}

/** The name that goes with the pointer; moved without rendering. */
function DragChip() {
  const { session } = useEditing();
  const state = useObserved(session.state);
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      session.pointer.subscribe(() => {
        const at = session.pointer.get();
        if (chip.current && at)
          chip.current.style.transform = `translate(${at.x + OFFSET_PX}px, ${at.y + OFFSET_PX}px)`;
      }),
    [session],
  );
  if (state?.by !== 'pointer') return null;
  return (
    <span ref={chip} className={styles.chip} aria-hidden="true">
      <ModuleIcon driver={state.driver} />
      <span className={styles.name}>{state.name}</span>
    </span>
  );
}

/** While something is dragged the session hears of each move, also of those that the preview hands on. */
function useFollowedPointer() {
  const { session } = useEditing();
  useEffect(() => {
    const onMove = (event: Event) => {
      if (session.state.get()?.by !== 'pointer') return;
      const at = pointOf(event);
      if (at) session.pointAt(at);
    };
    document.addEventListener('mousemove', onMove, { passive: true });
    document.addEventListener('touchmove', onMove, { passive: true });
    return () => {
      document.removeEventListener('mousemove', onMove);
      document.removeEventListener('touchmove', onMove);
    };
  }, [session]);
}

function pointOf(event: Event) {
  const at = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return at && { x: at.clientX, y: at.clientY };
}
