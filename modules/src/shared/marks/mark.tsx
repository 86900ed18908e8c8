import styles from './mark.module.css';
import type { MarkName } from './mark-of-name.ts';
import drawings from './marks.svg';

/** A drawing in one ink beside the words that say the same. All are one small file, loaded when the first is near. */
export function Mark({ name }: { readonly name: MarkName }) {
  return <img className={styles.mark} src={`${drawings}#${name}`} alt="" loading="lazy" />;
}
