import { Copy } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './second-factor.module.css';

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ tone: 'success', text: t.secondFactor.copied });
  };
  return (
    <section className={styles.form} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{t.secondFactor.codesTitle}</h2>
      <p>{t.secondFactor.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={onSaved}>
          {t.secondFactor.saved}
        </Button>
        <Button icon={Copy} onClick={() => void copy()}>
          {t.secondFactor.copyCodes}
        </Button>
      </div>
    </section>
  );
}
