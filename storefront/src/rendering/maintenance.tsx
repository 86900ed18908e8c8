import type { Messages } from '../i18n/messages.ts';
import { JarAndBrush } from '../ui/drawings.tsx';
import styles from '../ui/plain-page.module.css';
import { PlainPage } from '../ui/plain-page.tsx';

interface MaintenanceProps {
  readonly shopName: string;
  readonly messages: Messages;
}

/** The page shown while the shop is closed for maintenance; it needs no script. */
export function Maintenance({ shopName, messages }: MaintenanceProps) {
  return (
    <main>
      <PlainPage
        drawing={<JarAndBrush />}
        title={messages.maintenanceTitle}
        info={messages.maintenanceInfo}
        detail={<p className={styles.detail}>{shopName}</p>}
      />
    </main>
  );
}
