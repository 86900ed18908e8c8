export { createDragSession, type DragSession, type DragState, type DropSurface } from './drag-session.ts';
export { type DragData, useDragSource } from './drag-source.ts';
export { edgeSpeed } from './edge-speed.ts';
