import type { SiteDetails } from '@witryna/module-schemas';
import { useId, useState } from 'react';
import type { WishlistFactsFragment } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import type { AccountFavouritesTexts } from '../i18n/areas/customer/favourites.pl.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import buttons from '../ui/text-button.module.css';
import styles from './account-favourites.module.css';
import { DeleteWishlistDocument, UpdateWishlistDocument } from './lists.gen.ts';
import { NameForm } from './name-form.tsx';

interface ListSettingsProps {
  readonly list: WishlistFactsFragment & { readonly id: string };
  readonly name: string;
  /** The list of the heart, which keeps its name and stays. */
  readonly isOwn: boolean;
  readonly site: SiteDetails;
  readonly shop: ShopClient;
  readonly texts: AccountFavouritesTexts;
  readonly addressOf: (path: string) => string;
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: () => Promise<void>;
}

/** What a list is called, and who may see it. */
export function ListSettings(props: ListSettingsProps) {
  const { list, name, isOwn, shop, texts, addressOf, onChanged, onRemoved } = props;
  const linkId = useId();
  const [isRenaming, setRenaming] = useState(false);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const isPublic = list.visibility === 'PUBLIC' && Boolean(list.sharing_code);
  const link = new URL(`${addressOf('/my-wishlist')}?list=${list.sharing_code ?? ''}`, location.href).href;

  async function update(change: { readonly name?: string; readonly visibility?: 'PUBLIC' | 'PRIVATE' }) {
    setFault('');
    setSaid('');
    const { data, refusal } = await shop.query(UpdateWishlistDocument, { id: list.id, ...change });
    if (!data?.updateWishlist) return refusal?.message ?? texts.failed;
    await onChanged();
    setRenaming(false);
    return undefined;
  }

  async function remove() {
    const { data, refusal } = await shop.query(DeleteWishlistDocument, { id: list.id });
    if (data?.deleteWishlist?.status) await onRemoved();
    else setFault(refusal?.message ?? texts.failed);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(texts.copied);
    } catch {
      setFault(texts.copyFailed);
    }
  }

  return (
    <div className={styles.settings}>
      <h2 className={styles.listName}>{name}</h2>
      <p className={styles.quiet}>{isPublic ? texts.isPublic : texts.isPrivate}</p>
      {isPublic && (
        <div className={styles.share}>
          <label htmlFor={linkId}>{texts.link}</label>
          <div className={styles.row}>
            <input
              id={linkId}
              className={styles.link}
              value={link}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <button type="button" className={buttons.textButton} onClick={copy}>
              {texts.copy}
            </button>
          </div>
        </div>
      )}
      {isRenaming ? (
        <NameForm
          texts={texts}
          name={name}
          label={texts.save}
          onSend={(given) => update({ name: given })}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <div className={styles.row}>
          <button
            type="button"
            className={buttons.textButton}
            onClick={async () => setFault((await update({ visibility: isPublic ? 'PRIVATE' : 'PUBLIC' })) ?? '')}
          >
            {isPublic ? texts.makePrivate : texts.makePublic}
          </button>
          {!isOwn && (
            <>
              <button type="button" className={buttons.textButton} onClick={() => setRenaming(true)}>
                {texts.rename}
              </button>
              <ConfirmButton
                label={texts.remove}
                confirmLabel={texts.removeSure}
                name={`${texts.remove}: ${name}`}
                className={buttons.textButton}
                periodMs={browserConfig.confirmClickMs * 5}
                onConfirm={() => void remove()}
              />
            </>
          )}
        </div>
      )}
      <p className={styles.quiet} role="status">
        {said}
      </p>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
