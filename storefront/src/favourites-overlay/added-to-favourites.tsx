import type { FavouritesTexts } from '../i18n/favourites.pl.ts';
import type { ListedProduct } from '../listed-products/index.ts';
import styles from '../ui/added-product.module.css';
import text from '../ui/text-button.module.css';
import buttons from '../ui/wide-buttons.module.css';

interface AddedToFavouritesProps {
  readonly titleId: string;
  readonly close: () => void;
  readonly product: ListedProduct;
  readonly texts: FavouritesTexts;
  readonly listAddress: string;
  readonly onUndo: () => void;
}

/** What was put aside for the first time, the way to the list, and the way back. */
export function AddedToFavourites(props: AddedToFavouritesProps) {
  const { titleId, close, product, texts, listAddress, onUndo } = props;
  function undo() {
    onUndo();
    close();
  }
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {texts.addedTitle}
      </h2>
      <div className={styles.product}>
        {product.picture && <img src={product.picture} alt="" width={96} height={120} />}
        <div>
          {product.title && <p className={styles.line}>{product.title}</p>}
          <p className={styles.name}>{product.name}</p>
          <button type="button" className={text.textButton} onClick={undo}>
            {texts.undo}
          </button>
        </div>
      </div>
      <p className={styles.quiet}>{texts.addedInfo}</p>
      <div className={styles.actions}>
        <a className={buttons.primary} href={listAddress}>
          {texts.goToList}
        </a>
        <button type="button" className={buttons.secondary} onClick={close}>
          {texts.backToShop}
        </button>
      </div>
    </div>
  );
}
