import { useEffect, useRef } from 'react';
import styles from './results.module.css';

interface StaticResultsProps {
  /** On the server; a browser keeps what came with the document. */
  readonly html?: string | undefined;
}

/** The results of a search: links and a form, which need no code of ours. */
export function StaticResults({ html = '' }: StaticResultsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    current?.addEventListener('formdata', leaveOutEmpty);
    return () => current?.removeEventListener('formdata', leaveOutEmpty);
  }, []);
  return (
    <div
      ref={root}
      className={styles.root}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself made on the server
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/** An address that people copy has only what was chosen. */
function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
