import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useEditing, useObserved } from '../editing/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { PreviewShop } from '../preview/index.ts';
import styles from './canvas.module.css';
import { CanvasBar } from './canvas-bar.tsx';
import { createCanvasView } from './canvas-view.ts';
import { DropLayer } from './drop-layer.tsx';
import { type Device, fitFrame, type ZoomChoice } from './fit-frame.ts';
import { IframeDragBridge } from './iframe-drag-bridge.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { useArea } from './use-area.ts';
import { usePreviewMessages } from './use-preview-messages.ts';

export interface CanvasProps {
  /** What the page's modules may ask of their shop: site, related entities, the entity of a template page. */
  readonly shop: PreviewShop;
  /** The width at which the page is shown at first. */
  readonly startAt?: Device;
  /** Told of modules that are unknown or throw while they render. */
  readonly onFailure?: (driver: string, message: string) => void;
}

/** The page as it will look, to be edited in place. */
export const Canvas = memo(function Canvas({ shop, startAt = 'desktop', onFailure }: CanvasProps) {
  const { store, isReadOnly } = useEditing();
  const view = useMemo(createCanvasView, []);
  const [device, setDevice] = useState<Device>(startAt);
  const [zoomChoice, setZoomChoice] = useState<ZoomChoice>('fit');
  const table = useRef<HTMLDivElement>(null);
  const area = useArea(table);
  const frame = fitFrame(device, zoomChoice, area);
  const shown = { width: frame.width * frame.zoom, height: frame.height * frame.zoom };
  const layer = useRef<HTMLDivElement>(null);
  const isShown = useObserved(view.isShown);
  const { onMessage, grab } = usePreviewMessages({ view, layer, onFailure });

  useEffect(() => {
    view.zoom.set(frame.zoom);
    view.link.get()?.send({ type: 'zoom', zoom: frame.zoom });
  }, [view, frame.zoom]);

  return (
    <section className={styles.canvas} aria-label={pageEditor.region} data-editing-area="canvas">
      <CanvasBar device={device} onDevice={setDevice} zoom={zoomChoice} shownZoom={frame.zoom} onZoom={setZoomChoice} />
      <div ref={table} className={styles.table}>
        <div className={styles.paper} style={shown}>
          <PreviewFrame
            store={store}
            shop={shop}
            mode={isReadOnly ? 'inspect' : 'edit'}
            className={styles.frame}
            style={{ width: frame.width, height: frame.height, transform: `scale(${frame.zoom})` }}
            onMessage={onMessage}
            onLink={view.link.set}
          />
          {!isShown && (
            <p role="status" className={styles.loading}>
              {pageEditor.previewLoading}
            </p>
          )}
          <DropLayer view={view} layer={layer} />
          <SelectionTools view={view} width={shown.width} height={shown.height} />
        </div>
      </div>
      <IframeDragBridge grab={grab} />
    </section>
  );
});
