import type { Messages } from '../i18n/messages.ts';
import { JarAndBrush } from '../ui/jar-drawings.tsx';
import styles from '../ui/plain-page.module.css';
import { PlainPage } from '../ui/plain-page.tsx';

interface MaintenanceProps {
  readonly shopName: string;
  /** Whether people may have left something in a cart. */
  readonly hasCart: boolean;
  readonly messages: Messages;
}

/** The page shown while the shop is closed for maintenance; it needs no script. */
export function Maintenance({ shopName, hasCart, messages }: MaintenanceProps) {
  return (
    <main>
      <PlainPage
        drawing={<JarAndBrush />}
        title={messages.maintenanceTitle}
        info={hasCart ? `${messages.maintenanceInfo} ${messages.maintenanceCart}` : messages.maintenanceInfo}
        detail={<p className={styles.detail}>{shopName}</p>}
      />
    </main>
  );
}
