import { type RefObject, useEffect, useMemo } from 'react';
import { useEditing, useObserved } from '../editing/editing-context.tsx';
import { createCanvasSurface } from './canvas-surface.ts';
import type { CanvasView } from './canvas-view.ts';
import { shownBox } from './canvas-view.ts';
import styles from './drop-layer.module.css';
import { type DropMark, markOf } from './drop-mark.ts';

interface DropLayerProps {
  readonly view: CanvasView;
  readonly layer: RefObject<HTMLDivElement | null>;
}

/** The layer above the frame: shows where a drop would happen, and keeps the pointer from the frame meanwhile. */
export function DropLayer({ view, layer }: DropLayerProps) {
  const { session } = useEditing();
  const state = useObserved(session.state);
  const by = state?.by;
  const carriedId = state?.source.kind === 'placed' ? state.source.id : null;

  useEffect(() => session.addSurface(createCanvasSurface(view, session, () => layer.current)), [session, view, layer]);
  useEffect(() => {
    if (!by) return;
    view.link.get()?.send({ type: 'measure', measuring: true });
    view.link.get()?.send({ type: 'carry', id: carriedId });
    return () => {
      view.link.get()?.send({ type: 'measure', measuring: false });
      view.link.get()?.send({ type: 'carry', id: null });
    };
  }, [by, carriedId, view]);

  return (
    <div
      ref={layer}
      className={styles.layer}
      data-dragging={by === 'pointer'}
      onWheel={(event) => {
        const zoom = view.zoom.get();
        view.link.get()?.send({ type: 'scroll-by', x: event.deltaX / zoom, y: event.deltaY / zoom });
      }}
    >
      {by && <DropMarkView view={view} isRevealed={by === 'keyboard'} />}
    </div>
  );
}

/** The line, or the lit slot, of the target. */
function DropMarkView({ view, isRevealed }: { readonly view: CanvasView; readonly isRevealed: boolean }) {
  const target = useObserved(useEditing().session.target);
  const layout = useObserved(view.layout);
  const mark = useMemo(() => target && markOf(layout, target), [layout, target]);
  useEffect(() => {
    if (isRevealed && mark) view.link.get()?.send({ type: 'reveal', box: mark.box });
  }, [isRevealed, mark, view]);
  return mark ? <PlacedMark view={view} mark={mark} /> : null;
}

function PlacedMark({ view, mark }: { readonly view: CanvasView; readonly mark: DropMark }) {
  const scroll = useObserved(view.scroll);
  const zoom = useObserved(view.zoom);
  const { left, top, width, height } = shownBox(mark.box, scroll, zoom);
  return (
    <div
      className={styles.mark}
      data-kind={mark.kind}
      data-testid="drop-mark"
      style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
    />
  );
}
