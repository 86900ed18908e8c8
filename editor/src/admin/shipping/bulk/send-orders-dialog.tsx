import { type FormEvent, useId, useState } from 'react';
import type { OrderSummary } from '../../../api/commerce/orders.ts';
import { useReadyNumbers } from '../../../api/commerce/shipping-labels.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/inputs.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CARRIERS, likelyCarrier } from '../carriers.ts';
import { assignNumbers } from './assign-numbers.ts';
import styles from './send-orders-dialog.module.css';
import { useRunDialog } from './use-run-dialog.ts';
import { type SendResult, useSendOrders } from './use-send-orders.ts';

export interface SendOrdersDialogProps {
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
}

/** Writes down that several orders left, each with the number that was pasted for it, and what came of each. */
export function SendOrdersDialog({ orders: given, onClose }: SendOrdersDialogProps) {
  // As they were when the dialog opened: the list below forgets an order as soon as it has left.
  const [orders] = useState(given);
  const ready = useReadyNumbers(orders.map(({ id }) => id));
  const ofLabels = ready.size > 0 ? orders.map(({ id }) => ready.get(id) ?? '').join('\n') : '';
  const [typed, setPasted] = useState<string>();
  const pasted = typed ?? ofLabels;
  const [isChecked, setChecked] = useState(false);
  const { results, isRunning, send } = useSendOrders();
  const formId = useId();
  const { close, question, answer } = useRunDialog({
    isChanged: typed !== undefined && typed.trim() !== '',
    isRunning,
    isBegun: results !== undefined,
    onClose,
  });
  const { numbers, errors } = assignNumbers(pasted, orders.length);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (errors.length === 0) void send(orders.map((order, index) => ({ order, number: numbers[index] ?? '' })));
  };
  const all = [...(results?.values() ?? [])];
  const sent = all.filter(({ state }) => state === 'sent').length;
  const words = t.bulkShipping;
  return (
    <Dialog
      title={words.title(orders.length)}
      size="large"
      {...(!isRunning && { onClose: close })}
      actions={
        results ? (
          <Button ref={answer} appearance="primary" busy={isRunning} onClick={onClose}>
            {t.common.close}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t.common.cancel}</Button>
            <Button type="submit" form={formId} appearance="primary">
              {words.submit(orders.length)}
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={styles.form}>
        {!results && (
          <>
            <p>{words.lead}</p>
            <Field
              label={words.numbers}
              help={ready.size > 0 ? words.numbersOfLabels : words.numbersHelp}
              errors={isChecked ? errors : []}
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={Math.min(8, Math.max(3, orders.length))}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={10_000}
                  value={pasted}
                  onChange={(event) => setPasted(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        <p role="status" className={styles.progress}>
          {results && (isRunning ? words.running(sent, orders.length) : words.finished(sent, orders.length))}
        </p>
        <table aria-label={words.table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.order}</th>
              <th scope="col">{words.columns.carrier}</th>
              <th scope="col">{words.columns.number}</th>
              {results && <th scope="col">{words.columns.result}</th>}
            </tr>
          </thead>
          <tbody>
            {orders.map((order, index) => (
              <tr key={order.id}>
                <th scope="row">
                  {order.number}
                  <span className={styles.name}>{order.name}</span>
                </th>
                <td>{CARRIERS[likelyCarrier(order)]}</td>
                <td className={styles.number}>
                  {numbers[index] || <span className={styles.none}>{words.noNumber}</span>}
                </td>
                {results && <ResultCell result={results.get(order.id)} />}
              </tr>
            ))}
          </tbody>
        </table>
      </form>
      {question}
    </Dialog>
  );
}

function ResultCell({ result }: { readonly result: SendResult | undefined }) {
  return (
    <td className={styles.result} data-state={result?.state}>
      {result?.text}
    </td>
  );
}
