import type { button } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ModuleLink } from '../shared/module-link.tsx';
import styles from './button.module.css';

/** A link that wants to be pressed. */
export function Button({ label, link, appearance, size, align, fullWidth }: ModuleProps<typeof button>) {
  return (
    <div className={styles.root} data-align={align} data-appearance={appearance} data-size={size} data-full={fullWidth}>
      <ModuleLink link={link} className={styles.link}>
        {label}
      </ModuleLink>
    </div>
  );
}
