import type { heading } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { colourValue } from '../shared/colour.ts';
import { boundLanguage, boundText } from '../shared/current/current-text.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { useShop } from '../shop/shop.ts';
import styles from './heading.module.css';

/** The title of a page or of a part of it. */
export function Heading(props: ModuleProps<typeof heading>) {
  const { text, eyebrow, level, size, textSize, align, colour, source, field } = props;
  const shop = useShop();
  const words = boundText(shop, { source, field }, text);
  if (!words) return <EmptyModule />;
  const Tag = headingTag(level);
  const style = {
    color: colour && colourValue(colour),
    '--text-size': textSize ? `${textSize / 16}rem` : undefined,
  };
  return (
    <div id={props.anchor} className={`frame ${styles.root}`} data-align={align}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Tag
        className={styles.heading}
        lang={boundLanguage(shop, { source, field })}
        data-size={textSize ? 'own' : size}
        style={style}
      >
        {words}
      </Tag>
    </div>
  );
}
