import type { MarkName } from '@witryna/module-schemas';
import styles from './mark.module.css';
import drawings from './marks.svg';

/** A drawing in one ink beside the words that say the same. All are one small file, loaded when the first is near. */
export function Mark({ name }: { readonly name: MarkName }) {
  return <img className={styles.mark} src={`${drawings}#${name}`} alt="" loading="lazy" />;
}
