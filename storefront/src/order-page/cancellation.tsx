import { useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './order-page.module.css';
import type { OrderViewProps } from './order-view.tsx';

/** The way to cancel an order, at the end of its page. */
export function Cancellation({ order, token, reasons, asker, words }: OrderViewProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'sent'>('closed');
  const { texts } = words;
  return (
    <>
      <div role="status">
        {step === 'sent' && <p className={styles.done}>{fillIn(texts.cancelSent, { email: order.email })}</p>}
      </div>
      {step === 'closed' && (
        <button type="button" className={styles.textButton} onClick={() => setStep('asking')}>
          {texts.cancelOrder}
        </button>
      )}
      {step === 'asking' && (
        <CancelForm
          {...{ order, token, reasons, asker, words }}
          onSent={() => setStep('sent')}
          onClose={() => setStep('closed')}
        />
      )}
    </>
  );
}
