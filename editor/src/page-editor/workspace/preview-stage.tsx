import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { type Device, fitFrame, PreviewFrame, useArea } from '../canvas/index.ts';
import type { DocumentStore } from '../document/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { PreviewShop } from '../preview/index.ts';
import styles from './preview-stage.module.css';

const DEVICES = [
  { value: 'phone', label: pageEditor.devices.phone, icon: Smartphone },
  { value: 'tablet', label: pageEditor.devices.tablet, icon: Tablet },
  { value: 'desktop', label: pageEditor.devices.desktop, icon: Monitor },
] as const;

export interface PreviewStageProps {
  readonly store: DocumentStore;
  readonly shop: PreviewShop;
  readonly children?: ReactNode;
}

/** A page as shoppers will see it, at the width of a phone, a tablet or a computer. */
export function PreviewStage({ store, shop, children }: PreviewStageProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const area = useRef<HTMLDivElement>(null);
  const frame = fitFrame(device, 'fit', useArea(area));
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        {children}
        <Segmented<Device> label={pageEditor.device} segments={DEVICES} value={device} onChange={setDevice} />
      </div>
      <div ref={area} className={styles.area}>
        <div className={styles.paper} style={{ width: frame.width * frame.zoom, height: frame.height * frame.zoom }}>
          <PreviewFrame
            store={store}
            shop={shop}
            mode="view"
            className={styles.frame}
            style={{ width: frame.width, height: frame.height, transform: `scale(${frame.zoom})` }}
          />
        </div>
      </div>
    </div>
  );
}
