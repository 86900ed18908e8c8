import { type RefObject, useEffect, useMemo } from 'react';
import { useEditing, useObserved } from '../editing/index.ts';
import { createCanvasSurface } from './canvas-surface.ts';
import type { CanvasView } from './canvas-view.ts';
import { shownBox } from './canvas-view.ts';
import { type DropIndicator, dropIndicatorAt } from './drop-indicator.ts';
import styles from './drop-layer.module.css';

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
      {by && <DropIndicatorView view={view} isRevealed={by === 'keyboard'} />}
    </div>
  );
}

/** The line, or the lit slot, of the target. */
function DropIndicatorView({ view, isRevealed }: { readonly view: CanvasView; readonly isRevealed: boolean }) {
  const target = useObserved(useEditing().session.target);
  const layout = useObserved(view.layout);
  const indicator = useMemo(() => target && dropIndicatorAt(layout, target), [layout, target]);
  useEffect(() => {
    if (isRevealed && indicator) view.link.get()?.send({ type: 'reveal', box: indicator.box });
  }, [isRevealed, indicator, view]);
  return indicator ? <PlacedIndicator view={view} indicator={indicator} /> : null;
}

function PlacedIndicator({ view, indicator }: { readonly view: CanvasView; readonly indicator: DropIndicator }) {
  const scroll = useObserved(view.scroll);
  const zoom = useObserved(view.zoom);
  const { left, top, width, height } = shownBox(indicator.box, scroll, zoom);
  return (
    <div
      className={styles.indicator}
      data-kind={indicator.kind}
      data-testid="drop-indicator"
      style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
    />
  );
}
