import { useState } from 'react';
import { type Order, type Parcel, useOrderMutations } from '../../api/commerce/orders.ts';
import { useReadyNumbers } from '../../api/commerce/shipping-labels.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { CARRIERS, likelyCarrier } from './carriers.ts';
import { TrackingFields, type TrackingFormValues } from './tracking-fields.tsx';

export interface TrackingDialogProps {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

/** Adds the number of a parcel that has left already. */
export function TrackingDialog({ order, parcel, onClose }: TrackingDialogProps) {
  const toast = useToast();
  const { track } = useOrderMutations(order.id);
  const ready = useReadyNumbers([order.id]).get(order.id) ?? '';
  const [typed, setTyped] = useState<TrackingFormValues>();
  const tracking = typed ?? { carrierCode: likelyCarrier(order), number: ready };
  const [isMissing, setMissing] = useState(false);
  const { carrierCode } = tracking;
  const number = tracking.number.trim();
  const onSubmit = () => {
    setMissing(number === '');
    if (number === '') return;
    const onSuccess = () => {
      toast({ tone: 'success', text: t.shipping.numberAdded });
      onClose();
    };
    track.mutate({ shipmentId: parcel.id, carrierCode, title: CARRIERS[carrierCode], number }, { onSuccess });
  };
  return (
    <FormDialog
      title={t.shipping.addNumber}
      submitLabel={t.shipping.addNumberSubmit}
      isBusy={track.isPending}
      error={track.error}
      isChanged={typed !== undefined && number !== ready}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TrackingFields value={tracking} onChange={setTyped} errors={isMissing ? [t.forms.required] : []} />
    </FormDialog>
  );
}
