import { useState } from 'react';
import type { Order } from '../../../api/commerce/orders.ts';
import { type OrderLabels, useLabelMutations, waitingLabel } from '../../../api/commerce/shipping-labels.ts';
import { type Faults, faultsAtFields, faultsElsewhere } from '../../../forms/faults-at-fields.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import { fromFormValues, toFormValues } from './label.form-values.ts';
import { LabelFields } from './label-fields.tsx';

export interface LabelDialogProps {
  readonly order: Order;
  readonly offer: OrderLabels;
  readonly onClose: () => void;
}

/** Has the carrier make a label: how large the parcel is, and what will be collected for it. */
export function LabelDialog({ order, offer, onClose }: LabelDialogProps) {
  const words = t.labels;
  const toast = useToast();
  const { make } = useLabelMutations();
  const [first] = useState(() => toFormValues(offer));
  const [values, setValues] = useState(first);
  const [faults, setFaults] = useState<Faults>({});
  const { orderId, carrier, service, toCollect } = offer;
  const isAnother = waitingLabel(offer) !== undefined;
  const onSubmit = () => {
    const read = fromFormValues(values, service);
    setFaults('faults' in read ? read.faults : {});
    make.reset();
    if ('faults' in read) return;
    make.mutate(
      { orderId, ...read.body, ...(isAnother && { isAnother }) },
      {
        onSuccess: ({ status, trackingNumber }) => {
          // Why it was refused stands at the label, on the page.
          if (status === 'ready') toast({ tone: 'success', text: words.done(trackingNumber ?? '') });
          else if (status === 'pending') toast({ tone: 'success', text: words.doneWithoutNumber });
          else if (status === 'requested') toast({ tone: 'danger', text: words.unknown });
          onClose();
        },
      },
    );
  };
  const refused = faultsAtFields(make.error);
  const elsewhere = faultsElsewhere(refused, (path) => path !== '');
  const hasOwnSentence = Object.keys(refused).length > 0;
  return (
    <FormDialog
      title={isAnother ? words.another : words.title(carrier ?? '')}
      submitLabel={words.submit}
      isBusy={make.isPending}
      error={hasOwnSentence ? undefined : make.error}
      isChanged={values !== first}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {elsewhere.length > 0 && <Notice tone="danger">{elsewhere.join(' ')}</Notice>}
      <p>{words.lead}</p>
      <p>
        <strong>{order.point ? words.toPoint(order.point.code) : words.toDoor}</strong>
        {toCollect > 0 && (
          <>
            <br />
            {words.collects(formatMoney({ amount: toCollect, currency: order.currency }))}
          </>
        )}
      </p>
      <LabelFields offer={offer} values={values} faults={{ ...refused, ...faults }} onChange={setValues} />
    </FormDialog>
  );
}
