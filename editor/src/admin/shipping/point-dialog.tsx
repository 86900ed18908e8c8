import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type DeliveryPoint, deliveryPointsQuery } from '../../api/commerce/delivery-points.ts';
import { type Order, useOrderMutations } from '../../api/commerce/orders.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FieldErrors } from '../../ui/fields/field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './point-dialog.module.css';

const MOST_SHOWN = 12;

export interface PointDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The shopper phones: their locker is closed. Points are found as in the checkout, those near the shopper at first. */
export function PointDialog({ order, onClose }: PointDialogProps) {
  const words = t.shipping.point;
  const toast = useToast();
  const { changePoint } = useOrderMutations(order.id);
  const [search, setSearch] = useState(order.shippingAddress.postcode ?? order.shippingAddress.city);
  const [code, setCode] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const points = useQuery(
    deliveryPointsQuery(useApi(), {
      provider: order.point?.provider ?? '',
      search,
      isPaidThere: order.paymentMethod === 'cashondelivery',
      pageSize: MOST_SHOWN,
    }),
  );
  const others = points.data?.items.filter((point) => point.code !== order.point?.code) ?? [];
  const chosen = others.find((point) => point.code === code);
  const onSubmit = () => {
    setMissing(!chosen);
    changePoint.reset();
    if (!chosen) return;
    changePoint.mutate(
      { code: chosen.code, version: order.version },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: words.done(chosen.code) });
          onClose();
        },
      },
    );
  };
  const faults = faultsAtFields(changePoint.error)['/code'] ?? [];
  return (
    <FormDialog
      title={words.title}
      size="medium"
      submitLabel={words.submit}
      isBusy={changePoint.isPending}
      error={changePoint.error}
      isChanged={code !== undefined}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{words.lead}</p>
      <SearchField label={words.search} value={search} onSearch={setSearch} />
      {points.isPending && <Skeleton height={160} />}
      {points.isError && (
        <Notice tone="danger" actions={<Button onClick={() => points.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(points.error)}
        </Notice>
      )}
      {points.data && others.length === 0 && <p role="status">{words.none}</p>}
      {others.length > 0 && (
        <fieldset className={styles.points} aria-busy={points.isFetching}>
          <legend className="visually-hidden">{words.list}</legend>
          {others.map((point) => (
            <PointChoice key={point.code} point={point} isChosen={point.code === code} onChoose={setCode} />
          ))}
        </fieldset>
      )}
      <FieldErrors errors={isMissing && !chosen ? [words.missing] : faults} />
    </FormDialog>
  );
}

interface PointChoiceProps {
  readonly point: DeliveryPoint;
  readonly isChosen: boolean;
  readonly onChoose: (code: string) => void;
}

function PointChoice({ point, isChosen, onChoose }: PointChoiceProps) {
  const { code, street, postcode, city, description, openingHours, distance } = point;
  return (
    <label className={styles.point}>
      <input type="radio" name="point" value={code} checked={isChosen} onChange={() => onChoose(code)} />
      <span className={styles.words}>
        <span className={styles.name}>
          <strong>{code}</strong>
          {distance !== undefined && <span className={styles.muted}>{t.shipping.point.distance(distance)}</span>}
        </span>
        <span>
          {street}, {postcode} {city}
        </span>
        <span className={styles.muted}>{[description, openingHours].filter(Boolean).join(', ')}</span>
      </span>
    </label>
  );
}
