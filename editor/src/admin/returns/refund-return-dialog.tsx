import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { hasNoProvider, orderPaymentsQuery } from '../../api/commerce/order-payments.ts';
import { useMoveReturn } from '../../api/commerce/returns.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { moneyText, parseMoney } from '../../forms/money-text.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import type { ReturnDialogProps } from './receive-dialog.tsx';

/** The money of a return goes back: by the way it came, or by hand. */
export function RefundReturnDialog({ request, onClose }: ReturnDialogProps) {
  const { status, version, suggestedRefund, currency } = request;
  const toast = useToast();
  const move = useMoveReturn(request.id);
  const [typed, setTyped] = useState({ amount: moneyText(suggestedRefund) });
  const [isManual, setManual] = useState(false);
  const [restock, setRestock] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const payments = useQuery(orderPaymentsQuery(useApi(), request.orderId));
  const amount = parseMoney(typed.amount);
  const onSubmit = () => {
    setFaults(amount === undefined ? { '/amount': [t.forms.notMoney] } : {});
    if (amount === undefined) return;
    const onSuccess = () => {
      toast({ tone: 'success', text: t.returns.refund.done });
      onClose();
    };
    const isTakenIn = status === 'requested';
    move.mutate(
      { to: 'refunded', version, refund: { amount, isManual }, ...(isTakenIn && { restock }) },
      { onSuccess },
    );
  };
  return (
    <FormDialog
      title={t.returns.refund.title}
      submitLabel={
        amount === undefined ? t.returns.refund.submitEmpty : t.returns.refund.submit(formatMoney({ amount, currency }))
      }
      isDangerous
      isBusy={move.isPending}
      error={move.error}
      isChanged={typed.amount !== moneyText(suggestedRefund)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TypedField
        values={typed}
        faults={faults}
        onChange={(change) => setTyped({ ...typed, ...change })}
        name="amount"
        label={`${t.returns.refund.amount} (${currency})`}
        help={t.returns.suggestedHelp}
        inputMode="decimal"
        isRequired
      />
      <Switch
        label={t.returns.refund.byHand}
        help={t.returns.refund.byHandHelp}
        checked={isManual}
        onChange={setManual}
      />
      {!isManual && payments.data && hasNoProvider(payments.data) && <p>{t.payments.refund.noProvider}</p>}
      {status === 'requested' && (
        <Switch label={t.returns.restock} help={t.returns.restockHelp} checked={restock} onChange={setRestock} />
      )}
      <p>{t.returns.refund.irrevocable}</p>
    </FormDialog>
  );
}
