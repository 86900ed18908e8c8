import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useId, useState } from 'react';
import { QueryFailed, section as styles, usePersonalRead } from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import forms from '../forms/forms.module.css';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import type { CommonTexts } from '../i18n/screens.pl.ts';
import { supportsPasskeys } from '../passkeys/index.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import text from '../ui/text-button.module.css';
import own from './account-passkeys.module.css';
import { PASSKEYS_PATH, type Passkey, passkeysOf } from './passkeys-api.ts';
import { useMakePasskey } from './use-make-passkey.ts';

interface PasskeysSectionProps {
  readonly site: SiteDetails;
  readonly shop: ShopClient;
  readonly common: CommonTexts;
}

/** The customer's keys; where the browser has none, nothing. */
export function PasskeysSection(props: PasskeysSectionProps) {
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported(supportsPasskeys()), []);
  return isSupported ? <Passkeys {...props} /> : null;
}

/** Which keys there are, when each was used, a new one, and one less. */
function Passkeys({ site, shop, common }: PasskeysSectionProps) {
  const { passkeys: texts } = areaTextsOf(site.language, 'customer');
  const titleId = useId();
  const { data, response, isLoading, reload } = usePersonalRead<unknown>(shop, PASSKEYS_PATH);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const passkeys = passkeysOf(data)?.filter((passkey) => !removed.includes(passkey.id));
  const [said, setSaid] = useState<string>();
  const [notDone, setNotDone] = useState<string>();
  const { isSending, fault, make } = useMakePasskey(shop, texts);

  async function add() {
    setSaid(undefined);
    setNotDone(undefined);
    if (!(await make())) return;
    await reload();
    setSaid(texts.added);
  }

  async function remove({ id }: Passkey) {
    setSaid(undefined);
    setNotDone(undefined);
    const answer = await shop.remove(`${PASSKEYS_PATH}/${encodeURIComponent(id)}`);
    // Gone is gone, whoever removed it.
    if (answer?.status !== 204 && answer?.status !== 404) return setNotDone(texts.failed);
    setRemoved((before) => [...before, id]);
    setSaid(texts.removed);
  }

  const problem = notDone ?? fault;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {texts.title}
        </h2>
        <button
          type="button"
          className={text.textButton}
          aria-disabled={isSending || undefined}
          onClick={() => void add()}
        >
          {isSending ? texts.adding : texts.add}
        </button>
      </div>
      <p className={styles.quiet}>{texts.info}</p>
      {!passkeys && !isLoading && response && (
        <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className={own.keys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <p>
                {passkey.name}
                <small>{factsOf(passkey)}</small>
              </p>
              <ConfirmButton
                className={text.textButton}
                label={texts.remove}
                confirmLabel={texts.removeSure}
                name={fillIn(texts.removeWhat, { name: passkey.name })}
                periodMs={browserConfig.confirmClickMs * 5}
                onConfirm={() => void remove(passkey)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">{problem && <p className={forms.error}>{problem}</p>}</div>
      <p role="status" className={styles.saved}>
        {said}
      </p>
    </section>
  );

  function factsOf({ createdAt, lastUsedAt, isSynced }: Passkey): string {
    const day = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium' });
    const date = (given: string) => day.format(new Date(given));
    return [
      fillIn(texts.created, { date: date(createdAt) }),
      lastUsedAt ? fillIn(texts.used, { date: date(lastUsedAt) }) : texts.unused,
      ...(isSynced ? [texts.synced] : []),
    ].join(' · ');
  }
}
