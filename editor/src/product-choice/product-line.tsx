import type { MediaFile } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { useSharedWords } from '../i18n/shared-words.tsx';
import { thumbnailOf } from '../media/index.ts';
import { detailOfChoice } from './choice-words.ts';
import type { ProductChoice } from './product-choice.ts';
import styles from './product-line.module.css';

export interface ProductLineProps {
  readonly picture: MediaFile | undefined;
  readonly name: string;
  readonly detail: ReactNode;
  /** What is too long for the line is cut. */
  readonly isCut?: boolean;
}

/** A product in a list: its picture, its name, and small words about it. */
export function ProductLine({ picture, name, detail, isCut }: ProductLineProps) {
  return (
    <span className={styles.line} data-cut={isCut || undefined}>
      {picture ? (
        <img src={thumbnailOf(picture)} alt="" loading="lazy" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </span>
  );
}

/** What can be chosen, or is: a variant with its own picture and its colour. */
export function ChoiceLine({ choice }: { readonly choice: ProductChoice }) {
  const { productChoice } = useSharedWords();
  const { product, variant } = choice;
  return (
    <ProductLine
      picture={variant?.images?.[0] ?? product.images[0]}
      name={product.name}
      detail={
        <>
          {variant?.colour && <span className={styles.colour} style={{ background: variant.colour.hex }} />}
          {detailOfChoice(choice, productChoice)}
        </>
      }
    />
  );
}
