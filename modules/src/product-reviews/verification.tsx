import { useShop } from '../shop/shop.ts';
import styles from './verification.module.css';

/** How the shop makes sure that reviews come from customers, which the law wants told beside them. */
export function Verification({ own }: { readonly own: string | undefined }) {
  const { t } = useShop();
  return (
    <details className={styles.root}>
      <summary className={styles.title}>{t('howVerified')}</summary>
      <p className={styles.text}>{own || t('howVerifiedText')}</p>
    </details>
  );
}
