import { fillIn } from '../i18n/messages.ts';
import { PrimaryAction } from '../ui/plain-page.tsx';
import styles from './list-parts.module.css';

interface PageLinksProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Of the first page. */
  readonly address: string;
  readonly texts: { readonly pages: string; readonly page: string; readonly newer: string; readonly older: string };
}

/** The way to newer and older pages of a list; nothing where there is one page. */
export function PageLinks({ page, pages, address, texts }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && (
        <a href={page === 2 ? address : `${address}?page=${page - 1}`} rel="prev">
          {texts.newer}
        </a>
      )}
      <span>{fillIn(texts.page, { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <a href={`${address}?page=${page + 1}`} rel="next">
          {texts.older}
        </a>
      )}
    </nav>
  );
}

interface EmptyListProps {
  readonly title?: string;
  /** What will stand here. */
  readonly info?: string;
  /** Where one goes to have something in it. */
  readonly href: string;
  readonly action: string;
}

/** Stands in the place of a list that has nothing in it yet. */
export function EmptyList({ title, info, href, action }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      {title && <p className={styles.title}>{title}</p>}
      {info && <p>{info}</p>}
      <p className={styles.action}>
        <PrimaryAction href={href}>{action}</PrimaryAction>
      </p>
    </div>
  );
}

interface NoSuchPageProps {
  /** Of the first page. */
  readonly address: string;
  readonly texts: { readonly noSuchPage: string; readonly toFirstPage: string };
}

/** Stands in the place of a page past the last one. */
export function NoSuchPage({ address, texts }: NoSuchPageProps) {
  return (
    <p className={styles.empty}>
      {texts.noSuchPage} <a href={address}>{texts.toFirstPage}</a>
    </p>
  );
}
