import type { button } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { fileFacts } from '../shared/file-facts.ts';
import { ModuleLink } from '../shared/module-link.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './button.module.css';

/** A link that wants to be pressed; to a document it says what one gets. */
export function Button(props: ModuleProps<typeof button>) {
  const { label, link, document, appearance, size, align, fullWidth, anchor } = props;
  const { related, site } = useShop();
  const file = document === undefined ? undefined : related.files[String(document)];
  const shown = file ? { href: file.url } : link;
  if (!shown || !label) return <EmptyModule />;
  return (
    <div
      id={anchor}
      className={styles.root}
      data-align={align}
      data-appearance={appearance}
      data-size={size}
      data-full={fullWidth}
    >
      <ModuleLink link={shown} className={styles.link}>
        <span className={styles.label}>{label}</span>
        {file && <span className={styles.size}> {fileFacts(file, site.language)}</span>}
      </ModuleLink>
    </div>
  );
}
