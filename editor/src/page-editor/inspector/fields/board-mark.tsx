import type { PicturePoint } from '@witryna/module-schemas';
import { type ReactNode, useRef } from 'react';
import styles from './board-mark.module.css';
import { clampPlace } from './image-points.ts';

export interface BoardMarkProps {
  readonly place: PicturePoint;
  readonly label: string;
  readonly kind: 'focal' | 'point';
  readonly selected?: boolean;
  /** It lies in the part of the picture that is not shown. */
  readonly cutAway?: boolean;
  readonly onSelect?: () => void;
  readonly onDrag: (place: PicturePoint) => void;
  readonly onKey: (event: React.KeyboardEvent) => void;
  readonly children?: ReactNode;
}

/** Something that stands on the picture: dragged with the pointer, moved with the arrows. */
export function BoardMark({
  place,
  label,
  kind,
  selected,
  cutAway,
  onSelect,
  onDrag,
  onKey,
  children,
}: BoardMarkProps) {
  const dragging = useRef(false);
  return (
    <button
      type="button"
      className={styles.mark}
      data-kind={kind}
      data-cut={cutAway || undefined}
      aria-label={label}
      aria-pressed={selected}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      onFocus={onSelect}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={(event) => {
        const box = event.currentTarget.parentElement?.getBoundingClientRect();
        if (!dragging.current || !box) return;
        onDrag(clampPlace({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }));
      }}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
      onKeyDown={onKey}
    >
      {children}
    </button>
  );
}
