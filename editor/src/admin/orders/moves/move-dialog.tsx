import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { hasNoProvider, orderPaymentsQuery } from '../../../api/commerce/order-payments.ts';
import { type Order, type OrderMove, useOrderMutations } from '../../../api/commerce/orders.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/inputs.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';

const MOST_WORDS = 1_000;

export interface MoveDialogProps {
  readonly order: Order;
  readonly move: OrderMove;
  readonly onClose: () => void;
}

/** Asks before an order moves, and says what follows from it. */
export function MoveDialog({ order, move: { to, label }, onClose }: MoveDialogProps) {
  const toast = useToast();
  const { move } = useOrderMutations(order.id);
  const payments = useQuery(orderPaymentsQuery(useApi(), order.id));
  const isByHand = payments.data && hasNoProvider(payments.data);
  const [note, setNote] = useState('');
  const [refund, setRefund] = useState(true);
  const isCancelling = to === 'canceled';
  const words = note.trim();
  const onSubmit = () =>
    move.mutate(
      { to, version: order.version, ...(words && { note: words }), ...(isCancelling && { refund }) },
      {
        onSuccess: (moved) => {
          toast({ tone: 'success', text: t.orders.moves.done(moved.statusLabel) });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={isCancelling ? t.orders.moves.cancelTitle : t.orders.moves.question(label)}
      submitLabel={isCancelling ? t.orders.moves.cancel : t.orders.moves.submit}
      {...(isCancelling && { cancelLabel: t.orders.moves.keep })}
      isDangerous={isCancelling || to === 'fraud'}
      isBusy={move.isPending}
      error={move.error}
      isChanged={words !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {isCancelling ? <p>{t.orders.moves.cancelText}</p> : <p>{t.orders.moves.warnings[to]}</p>}
      {isCancelling && order.paidAt !== null && (
        <Switch
          label={t.orders.moves.refund}
          help={isByHand ? t.payments.refund.noProvider : t.orders.moves.refundHelp}
          checked={refund}
          onChange={setRefund}
        />
      )}
      <Field label={t.orders.moves.note} help={t.orders.moves.noteHelp}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={MOST_WORDS}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
