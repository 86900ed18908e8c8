import { useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import { AnswerMessage } from '../mail-links/answer-message.tsx';
import { CancelForm } from './cancel-form.tsx';
import styles from './order-page.module.css';
import type { OrderViewProps } from './order-view.tsx';
import { useOpener } from './use-opener.ts';

/** The way to cancel an order, at the end of its page. */
export function Cancellation({ order, token, reasons, asker, words }: OrderViewProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'sent'>('closed');
  const opener = useOpener(step === 'asking');
  const { texts } = words;
  return (
    <>
      <AnswerMessage
        text={step === 'sent' ? fillIn(texts.cancelSent, { email: order.email }) : undefined}
        isRefusal={false}
      />
      {step === 'closed' && (
        <button type="button" className={styles.textButton} ref={opener} onClick={() => setStep('asking')}>
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
