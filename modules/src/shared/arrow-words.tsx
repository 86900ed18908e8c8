import type { ComponentProps } from 'react';
import styles from './arrow-words.module.css';
import { ModuleLink } from './module-link.tsx';

interface ArrowLinkProps {
  readonly link: ComponentProps<typeof ModuleLink>['link'];
  readonly label: string;
}

/** A quiet link to more, with an arrow. */
export function ArrowLink({ link, label }: ArrowLinkProps) {
  return (
    <ModuleLink link={link} className={styles.root}>
      <Words label={label} />
    </ModuleLink>
  );
}

/** The same words where all around them is the link: there for the eyes alone. */
export function ArrowWords({ label }: { readonly label: string }) {
  return (
    <p className={styles.root} aria-hidden="true">
      <Words label={label} />
    </p>
  );
}

function Words({ label }: { readonly label: string }) {
  return (
    <>
      <span className={styles.words}>{label}</span>
      <span aria-hidden="true">→</span>
    </>
  );
}
