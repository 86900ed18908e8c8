import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useId, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import forms from '../forms/forms.module.css';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { supportsPasskeys } from '../passkeys/index.ts';
import { storageKeys } from '../storage-keys.ts';
import { readText, writeText } from '../stored-text.ts';
import text from '../ui/text-button.module.css';
import own from './account-passkeys.module.css';
import { readPasskeys } from './passkeys-api.ts';
import { useMakePasskey } from './use-make-passkey.ts';

interface PasskeyOfferProps {
  readonly site: SiteDetails;
  readonly shop: ShopClient;
}

/** Whether this device can have a key, and nobody here has been asked. */
const mayOffer = () => supportsPasskeys() && !readText(storageKeys.passkeyOffered);

/** Offers a key to whoever is signed in and has none, on a device that has not been asked yet. */
export function PasskeyOffer({ site, shop }: PasskeyOfferProps) {
  const { passkeys: texts } = areaTextsOf(site.language, 'customer');
  const titleId = useId();
  const [state, setState] = useState<'none' | 'asking' | 'open' | 'made'>(() => (mayOffer() ? 'asking' : 'none'));
  const { isSending, fault, make } = useMakePasskey(shop, texts);

  useEffect(() => {
    if (!mayOffer()) return;
    void readPasskeys(shop).then((known) => {
      setState(known?.length === 0 ? 'open' : 'none');
      if (known?.length) end();
    });
  }, [shop]);

  if (state === 'none') return null;
  // What stands below it on a phone appears with it, instead of moving.
  if (state === 'asking') return <span data-home-waiting="" hidden />;
  if (state === 'made') return <p role="status">{texts.added}</p>;
  return (
    <section className={own.offer} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.offerTitle}</h2>
      <p>{texts.info}</p>
      <div className={own.actions}>
        <button
          type="button"
          className={text.textButton}
          aria-disabled={isSending || undefined}
          onClick={() => void add()}
        >
          {isSending ? texts.adding : texts.add}
        </button>
        <button
          type="button"
          className={text.textButton}
          onClick={() => {
            end();
            setState('none');
          }}
        >
          {texts.notNow}
        </button>
      </div>
      <div role="alert">{fault && <p className={forms.error}>{fault}</p>}</div>
    </section>
  );

  async function add() {
    if (!(await make())) return;
    end();
    setState('made');
  }
}

/** This device asks no more. */
function end() {
  writeText(storageKeys.passkeyOffered, '1');
}
