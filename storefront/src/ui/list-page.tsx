import type { ReactNode, Ref } from 'react';
import styles from './list-page.module.css';

interface ListPageProps {
  readonly title: ReactNode;
  /** How much is on the list, which stands in parentheses beside the title. */
  readonly count?: string | undefined;
  /** Takes the focus where something leads to the title. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page about a list of products: the cart, favourites, what is compared. */
export function ListPage({ title, count, headingRef, back, children }: ListPageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>({count})</span>
            </>
          )}
        </h1>
        {back && (
          <a className={styles.back} href={back.href}>
            {back.label}
          </a>
        )}
      </div>
      {children}
    </div>
  );
}
