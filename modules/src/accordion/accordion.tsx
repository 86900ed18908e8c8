import type { accordion } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { boundContent } from '../shared/current/bound-content.tsx';
import { EmptyModule } from '../shared/empty-module.tsx';
import fold from '../shared/fold.module.css';
import { headingTag } from '../shared/texts/heading-tag.ts';
import prose from '../shared/texts/prose.module.css';
import { toRichText } from '../shared/texts/to-rich-text.ts';
import { useShop } from '../shop/shop.ts';
import styles from './accordion.module.css';

/** Parts that open and close, by the browser's own means. A part that the current entity leaves empty is left out. */
export function Accordion({ items, level, multiple, anchor }: ModuleProps<typeof accordion>) {
  const shop = useShop();
  const group = useId();
  const Tag = headingTag(level);
  const parts = items.flatMap(({ title, content, open, source, field }, place) => {
    const words = boundContent(shop, { source, field }, toRichText(content));
    return words ? [{ title, words, open, key: place }] : [];
  });
  if (parts.length === 0) return <EmptyModule />;
  return (
    <div id={anchor} className={`frame ${styles.root}`}>
      {parts.map(({ title, words, open, key }) => (
        <details key={key} className={styles.part} open={open} name={multiple ? undefined : group}>
          <summary className={`${fold.head} ${styles.summary}`}>
            <Tag className={styles.title}>{title}</Tag>
          </summary>
          <div className={`${prose.root} ${styles.content}`}>{words}</div>
        </details>
      ))}
    </div>
  );
}
