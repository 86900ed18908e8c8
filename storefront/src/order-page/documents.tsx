import { useState } from 'react';
import { API_PREFIX } from '../config.ts';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import buttons from '../ui/text-button.module.css';
import styles from './order-page.module.css';

interface DocumentsProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly locale: OrderLocale;
}

/** The order's documents. The secret travels in a header, so that no address holds it. */
export function Documents({ order, token, locale: { texts } }: DocumentsProps) {
  const [error, setError] = useState<string>();

  async function download(document: 'confirmation' | 'invoice') {
    setError(undefined);
    try {
      const address = `${API_PREFIX}/orders/${order.number}/documents/${document}`;
      const response = await fetch(address, { headers: { 'X-Order-Token': token } });
      if (!response.ok) throw new Error(`status ${response.status}`);
      save(await response.blob(), `${document}-${order.number}.pdf`);
    } catch {
      setError(texts.downloadFailed);
    }
  }

  return (
    <section className={styles.buttons}>
      <button type="button" className={buttons.textButton} onClick={() => download('confirmation')}>
        {texts.confirmation}
      </button>
      {order.invoices.length > 0 && (
        <button type="button" className={buttons.textButton} onClick={() => download('invoice')}>
          {texts.invoice}
        </button>
      )}
      <p role="status">{error}</p>
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
