import type { ReactNode, RefObject } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { PageTexts } from '../i18n/screen-texts.ts';
import { OpenLetter } from '../ui/drawings.tsx';
import styles from '../ui/plain-page.module.css';

/** The props of a page that a link with a secret leads to. */
export interface LinkedPageProps {
  readonly texts: PageTexts;
  readonly shop: ShopClient;
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
}

interface FormPageProps {
  readonly title: string;
  /** For a page that moves the focus to its title. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What the page is for; absent once that is past. */
  readonly info?: string | false;
  /** What stands beside the words: a letter, where a mail led here. */
  readonly drawing?: ReactNode;
  readonly children?: ReactNode;
}

/** The layout of a page with one form or one button: that of all pages of the storefront's own. */
export function FormPage({ title, titleRef, info, drawing = <OpenLetter />, children }: FormPageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>{drawing}</div>
      <div>
        <h1 className={styles.title} ref={titleRef} tabIndex={titleRef && -1}>
          {title}
        </h1>
        {info && <p className={styles.info}>{info}</p>}
        {children}
      </div>
    </div>
  );
}

/** The buttons and links of a page, in one row. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
