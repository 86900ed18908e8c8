import { useDraggable } from '@dnd-kit/core';
import type { DragSource } from './drag-session.ts';

/** What a draggable tells when it is lifted. */
export interface DragData {
  readonly getSource: () => DragSource | undefined;
}

/** Props that make an element a handle of the pointer; the keyboard has commands of its own. */
export function useDragSource(id: string, source: DragSource | undefined, isDisabled = false) {
  const data: DragData = { getSource: () => source };
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { ...data }, disabled: isDisabled });
  return { ref: setNodeRef, isDragging, handlers: listeners ?? {} };
}
