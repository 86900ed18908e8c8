import { useDraggable } from '@dnd-kit/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DragData } from '../drag/index.ts';
import { useEditing } from '../editing/index.ts';
import type { Point } from '../preview/index.ts';

/** Lets a drag that began inside of the frame go on in this document. */
export interface DragBridge {
  readonly press: (id: string, at: Point) => void;
  readonly move: (at: Point) => void;
  readonly release: (at: Point, cancelled: boolean) => void;
}

/**
 * The pointer keeps talking to the document in which it was pressed. What it says there is repeated here,
 * as mouse events on an element that nobody sees, so that dnd-kit senses one more drag like all others.
 */
export function IframeDragBridge({ grab }: { readonly grab: RefObject<DragBridge | null> }) {
  const { session } = useEditing();
  const pressed = useRef<string>(undefined);
  const element = useRef<HTMLSpanElement>(null);
  const data: DragData = {
    getSource: () => (pressed.current === undefined ? undefined : { kind: 'placed', id: pressed.current }),
  };
  const { setNodeRef, listeners } = useDraggable({ id: 'frame', data: { ...data } });

  useLayoutEffect(() => {
    const tell = (type: string, { x, y }: Point, target: EventTarget | null = document) => {
      const buttons = type === 'mouseup' ? 0 : 1;
      target?.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons }),
      );
    };
    grab.current = {
      press(id, at) {
        pressed.current = id;
        tell('mousedown', at, element.current);
      },
      move: (at) => tell('mousemove', at),
      release(at, cancelled) {
        if (cancelled) session.cancel();
        tell('mouseup', at);
      },
    };
  }, [grab, session]);

  return (
    <span
      ref={(node) => {
        element.current = node;
        setNodeRef(node);
      }}
      {...listeners}
      hidden
    />
  );
}
