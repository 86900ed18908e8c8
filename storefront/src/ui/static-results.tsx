import styles from './results.module.css';

interface StaticResultsProps {
  /** On the server; a browser keeps what came with the document. */
  readonly html?: string | undefined;
}

/** The results of a search: links and a form, which need no code of ours. */
export function StaticResults({ html = '' }: StaticResultsProps) {
  return (
    <div
      className={styles.root}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself made on the server
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
