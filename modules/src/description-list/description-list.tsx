import { type descriptionList, paragraphs, type RichTextNode } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { productFacts } from '../shared/products/product-facts.ts';
import { headingTag } from '../shared/texts/heading-tag.ts';
import prose from '../shared/texts/prose.module.css';
import { isRichTextEmpty, RichText } from '../shared/texts/rich-text.tsx';
import { toRichText } from '../shared/texts/to-rich-text.ts';
import { type Shop, useShop } from '../shop/shop.ts';
import styles from './description-list.module.css';
import { Drawing, type DrawingName } from './drawings.tsx';

interface Entry {
  readonly term: string;
  readonly description: RichTextNode;
  readonly icon?: DrawingName | undefined;
}

/** Terms with what they mean, in rows with rules or side by side. */
export function DescriptionList(props: ModuleProps<typeof descriptionList>) {
  const { heading, layout, columns, align, width, level } = props;
  const headingId = useId();
  const entries = entriesOf(useShop(), props);
  if (entries.length === 0) return <EmptyModule />;
  const Tag = headingTag(level);
  return (
    <section
      id={props.anchor}
      className={`frame ${styles.root}`}
      data-width={width}
      aria-labelledby={heading ? headingId : undefined}
    >
      {heading && (
        <Tag className={styles.heading} id={headingId}>
          {heading}
        </Tag>
      )}
      <dl className={styles.list} data-layout={layout} data-columns={columns} data-align={align}>
        {entries.map(({ term, description, icon }, place) => (
          <div key={place.toString()} className={styles.entry}>
            <dt className={styles.term}>
              {icon && <Drawing name={icon} className={styles.drawing} />}
              {term}
            </dt>
            <dd className={`${prose.root} ${styles.description}`}>
              <RichText document={description} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The facts of the current product where it is bound to them and there is one; its own entries otherwise. */
function entriesOf(shop: Shop, { source, items }: ModuleProps<typeof descriptionList>): readonly Entry[] {
  const { current } = shop;
  if (source === 'current' && current?.kind === 'product') {
    return productFacts(shop, current.product).map(([term, words]) => ({ term, description: paragraphs(words) }));
  }
  const entries = items.map((item) => ({ ...item, description: toRichText(item.description) }));
  return entries.filter(({ description }) => !isRichTextEmpty(description));
}
