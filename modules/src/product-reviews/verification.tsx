import type { MouseEvent } from 'react';
import { useShop } from '../shop/shop.ts';
import styles from './verification.module.css';

/** How the shop makes sure that reviews come from customers, which the law wants told beside them. */
export function Verification({ own }: { readonly own: string | undefined }) {
  const { actions, t } = useShop();
  const { explainReviews } = actions;

  /** In a window of its own where there is one; without it the words open in their place. */
  async function onClick(event: MouseEvent<HTMLElement>) {
    const details = event.currentTarget.parentElement;
    if (!explainReviews || !(details instanceof HTMLDetailsElement) || details.open) return;
    event.preventDefault();
    const result = await explainReviews(own);
    if (!result.ok) details.open = true;
  }

  return (
    <details className={styles.root}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button, by keys too */}
      <summary className={styles.title} onClick={(event) => void onClick(event)}>
        {t('howVerified')}
      </summary>
      <p className={styles.text}>{own || t('howVerifiedText')}</p>
    </details>
  );
}
