import { useState } from 'react';
import { type Order, useOrderMutations } from '../../api/commerce/orders.ts';
import { useReadyNumbers } from '../../api/commerce/shipping-labels.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { FieldErrors } from '../../ui/fields/field.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { likelyCarrier } from './carriers.ts';
import { checkParcel, fromFormValues, openLines, type ParcelFormValues } from './parcel.form-values.ts';
import styles from './quantities-field.module.css';
import { QuantitiesField } from './quantities-field.tsx';
import { TrackingFields, type TrackingFormValues } from './tracking-fields.tsx';

export interface ParcelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Writes down a parcel that leaves: with whom, under which number, and what is in it. */
export function ParcelDialog({ order, onClose }: ParcelDialogProps) {
  const toast = useToast();
  const { ship } = useOrderMutations(order.id);
  const ready = useReadyNumbers([order.id]).get(order.id) ?? '';
  const [typed, setTyped] = useState<TrackingFormValues>();
  const tracking = typed ?? { carrierCode: likelyCarrier(order), number: ready };
  const [pieces, setPieces] = useState<ParcelFormValues>(() =>
    Object.fromEntries(openLines(order.lines).map(({ id, left }) => [id, String(left)])),
  );
  const [faults, setFaults] = useState<Faults>({});
  const number = tracking.number.trim();
  const onSubmit = () => {
    const wrong = checkParcel(pieces, order.lines);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    ship.mutate(
      {
        version: order.version,
        lines: [...fromFormValues(pieces)],
        ...(number && { tracking: [{ carrierCode: tracking.carrierCode, number }] }),
      },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: t.shipping.done(order.number) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t.shipping.newTitle}
      submitLabel={t.shipping.submit}
      isBusy={ship.isPending}
      error={ship.error}
      isChanged={typed !== undefined && number !== ready}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t.shipping.newLead}</p>
      <TrackingFields
        value={tracking}
        onChange={setTyped}
        help={ready ? t.shipping.numberOfLabel : t.shipping.numberHelp}
      />
      <fieldset>
        <legend className={styles.legend}>{t.shipping.pieces}</legend>
        <div className={styles.lines}>
          {openLines(order.lines).map((line) => (
            <QuantitiesField
              key={line.id}
              line={line}
              left={line.left}
              value={pieces[line.id] ?? ''}
              errors={faults[`/lines/${line.id}`] ?? []}
              onChange={(text) => setPieces({ ...pieces, [line.id]: text })}
            />
          ))}
        </div>
        <FieldErrors errors={faults['/lines'] ?? []} />
      </fieldset>
    </FormDialog>
  );
}
