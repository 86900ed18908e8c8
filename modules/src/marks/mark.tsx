import styles from './mark.module.css';
import type { MarkName } from './mark-of-name.ts';
import drawings from './marks.svg';

/** A drawing in one ink beside the words that say the same. All are one small file, loaded when the first is near. */
export function Mark({ name, className = '' }: { readonly name: MarkName; readonly className?: string }) {
  return (
    <img
      className={`${styles.mark} ${className}`}
      src={`${drawings}#${name}`}
      alt=""
      width={24}
      height={24}
      loading="lazy"
    />
  );
}
