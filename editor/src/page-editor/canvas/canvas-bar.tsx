import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { pageEditor } from '../page-editor.pl.ts';
import styles from './canvas-bar.module.css';
import { type Device, ZOOM_LEVELS, type ZoomChoice } from './fit-frame.ts';

interface CanvasBarProps {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  readonly zoom: ZoomChoice;
  readonly shownZoom: number;
  readonly onZoom: (zoom: ZoomChoice) => void;
}

const DEVICES = [
  { value: 'phone', label: pageEditor.devices.phone, icon: Smartphone },
  { value: 'tablet', label: pageEditor.devices.tablet, icon: Tablet },
  { value: 'desktop', label: pageEditor.devices.desktop, icon: Monitor },
] as const;

/** Above the page: how wide it is looked at, and how large. */
export function CanvasBar({ device, onDevice, zoom, shownZoom, onZoom }: CanvasBarProps) {
  return (
    <div className={styles.bar}>
      <Segmented<Device> label={pageEditor.device} segments={DEVICES} value={device} onChange={onDevice} />
      <label>
        <span className="visually-hidden">{pageEditor.zoom}</span>
        <select
          className={styles.select}
          value={zoom}
          onChange={(event) => onZoom(event.target.value === 'fit' ? 'fit' : Number(event.target.value))}
        >
          <option value="fit">
            {pageEditor.zoomFit} ({pageEditor.zoomPercent(Math.round(shownZoom * 100))})
          </option>
          {ZOOM_LEVELS.map((level) => (
            <option key={level} value={level}>
              {pageEditor.zoomPercent(level * 100)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
