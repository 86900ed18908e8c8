import styles from './section.module.css';

/** In place of parts of the account that are on their way. */
export function SectionsLoading({ label }: { readonly label: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        <div />
        <div />
      </div>
    </>
  );
}
