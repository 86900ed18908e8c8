import { useState } from 'react';
import { API_PREFIX } from '../config.ts';
import type { OrderOnPage } from './order-document.ts';
import styles from './order-page.module.css';
import type { OrderWords } from './order-words.ts';

interface PapersProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly words: OrderWords;
}

/** The order's papers. The secret travels in a header, so that no address holds it. */
export function Papers({ order, token, words: { texts } }: PapersProps) {
  const [fault, setFault] = useState<string>();

  async function download(paper: 'confirmation' | 'invoice') {
    setFault(undefined);
    try {
      const address = `${API_PREFIX}/orders/${order.number}/documents/${paper}`;
      const answer = await fetch(address, { headers: { 'X-Order-Token': token } });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      save(await answer.blob(), `${paper}-${order.number}.pdf`);
    } catch {
      setFault(texts.downloadFailed);
    }
  }

  return (
    <section className={styles.papers}>
      <button type="button" className={styles.textButton} onClick={() => download('confirmation')}>
        {texts.confirmation}
      </button>
      {order.invoices.length > 0 && (
        <button type="button" className={styles.textButton} onClick={() => download('invoice')}>
          {texts.invoice}
        </button>
      )}
      <p role="status">{fault}</p>
    </section>
  );
}

/** Hands a file to the browser. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
