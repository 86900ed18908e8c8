import { type breadcrumbs, breadcrumbsOf } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './breadcrumbs.module.css';

/** The way from the home page to this one, as links. */
export function Breadcrumbs({ homeLabel, showsCurrent, width, anchor }: ModuleProps<typeof breadcrumbs>) {
  const { Link, related, t } = useShop();
  const steps = breadcrumbsOf(related.trail, homeLabel ?? t('breadcrumbsHome'));
  const shown = showsCurrent ? steps : steps.slice(0, -1);
  if (shown.length === 0) return <EmptyModule />;
  return (
    <nav id={anchor} className={`frame ${styles.root}`} data-width={width} aria-label={t('breadcrumbs')}>
      <ol className={`plain-list ${styles.steps}`}>
        {shown.map((step) => (
          <li key={step.urlPath} className={styles.step} lang={step.language}>
            {step === steps.at(-1) ? (
              <span className={styles.current} aria-current="page">
                {step.name}
              </span>
            ) : (
              <Link className={styles.link} href={step.urlPath}>
                {step.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
