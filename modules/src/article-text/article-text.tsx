import type { articleText } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import prose from '../shared/texts/prose.module.css';
import { isRichTextEmpty, RichText } from '../shared/texts/rich-text.tsx';
import { toRichText } from '../shared/texts/to-rich-text.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './article-text.module.css';
import { blocksOf, notesOfBlocks, type PlacedNote } from './notes-of-blocks.ts';

/** The words of an article in a column that reads well, with notes beside them where there is room. */
export function ArticleText({ content, dropCap, notes = [], anchor }: ModuleProps<typeof articleText>) {
  const shop = useShop();
  const place = usePlace();
  const document = toRichText(content);
  if (isRichTextEmpty(document)) return <EmptyModule />;
  const blocks = derive(shop, blocksOf, document);
  const beside = notesOfBlocks(blocks, notes);
  const keyed = blocks.map((block, index) => ({ key: `${index}`, block, own: beside[index] ?? [] }));
  return (
    <div
      id={anchor}
      className={`frame ${prose.root} ${styles.root}`}
      data-drop-cap={dropCap || undefined}
      data-margin={place.desktop > WHOLE_PAGE || undefined}
    >
      {keyed.map(({ key, block, own }) =>
        own.length > 0 ? (
          <div key={key} className={styles.noted}>
            <RichText document={block} />
            <Notes notes={own} />
          </div>
        ) : (
          <RichText key={key} document={block} />
        ),
      )}
    </div>
  );
}

/** Hundredths of the window: what has less stands in a column, whose neighbour is where its margin would be. */
const WHOLE_PAGE = 90;

/** One of the two is shown, and read out: in the margin, or folded below the words. */
function Notes({ notes }: { readonly notes: readonly PlacedNote[] }) {
  const shop = useShop();
  return (
    <>
      <div className={styles.margin}>
        {notes.map(({ place, term, text }) => (
          <p key={place} role="note" className={styles.note}>
            <i className={styles.term}>{term}</i> {derive(shop, wordsTogether, text)}
          </p>
        ))}
      </div>
      <div className={styles.folded}>
        {notes.map(({ place, term, text }) => (
          <details key={place} className={styles.fold}>
            <summary>
              <i className={styles.term}>{term}</i>
            </summary>
            <p>{derive(shop, wordsTogether, text)}</p>
          </details>
        ))}
      </div>
    </>
  );
}
