import { Copy } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './bank-refunds.module.css';

export interface CopiedValueProps {
  /** What it is, for who hears the button. */
  readonly name: string;
  /** As it is read. */
  readonly children: string;
  /** As it is pasted, where that differs. */
  readonly value?: string;
}

/** A text with a button that copies it. */
export function CopiedValue({ name, children, value = children }: CopiedValueProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ tone: 'success', text: t.bankRefunds.copied(name) });
    } catch {
      toast({ tone: 'danger', text: t.bankRefunds.copyFailed });
    }
  };
  return (
    <span className={styles.copied}>
      <span className={styles.value}>{children}</span>
      <IconButton icon={Copy} label={t.bankRefunds.copy(name)} onClick={() => void copy()} />
    </span>
  );
}
