import { encode } from 'uqr';
import styles from './transfer-details.module.css';

/** Light modules around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** A code for the camera of a bank's app. */
export function TransferQr({ code, label }: { readonly code: string; readonly label: string }) {
  const { data, size } = encode(code, { border: QUIET_ZONE, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  );
}
