import { ClipboardList, Files, PackagePlus, Tag } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { OrderSummary } from '../../../api/commerce/orders.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { withChosen } from './chosen-orders.ts';
import styles from './chosen-orders-bar.module.css';

export interface ChosenOrdersBarProps {
  readonly shown: readonly OrderSummary[];
  readonly chosen: readonly OrderSummary[];
  readonly onChoose: (orders: readonly OrderSummary[]) => void;
  /** Left out where no carrier makes labels for the shop. */
  readonly onLabels?: (() => void) | undefined;
  readonly onSend: () => void;
}

/** How many orders are chosen, and what can be done with them together. */
export function ChosenOrdersBar({ shown, chosen, onChoose, onLabels, onSend }: ChosenOrdersBarProps) {
  const navigate = useNavigate();
  const isPartly = chosen.length > 0 && chosen.length < shown.length;
  const openPrint = (what: 'picking' | 'slips') => {
    const ids = chosen.map(({ id }) => id);
    navigate(`/to-ship/print?${withChosen(new URLSearchParams({ what }), ids)}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and nothing here is sent
    <div role="group" aria-label={t.packing.tools} className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isPartly;
          }}
          checked={shown.length > 0 && chosen.length === shown.length}
          onChange={({ target }) => onChoose(target.checked ? shown : [])}
        />
        {t.packing.all}
      </label>
      <p role="status" className={styles.count}>
        {t.packing.chosen(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <div className={styles.actions}>
          <Button icon={ClipboardList} onClick={() => openPrint('picking')}>
            {t.packing.kinds.picking}
          </Button>
          <Button icon={Files} onClick={() => openPrint('slips')}>
            {t.packing.kinds.slips}
          </Button>
          {onLabels && (
            <Button icon={Tag} onClick={onLabels}>
              {t.labels.makeMany}
            </Button>
          )}
          <Button appearance="primary" icon={PackagePlus} onClick={onSend}>
            {t.packing.send}
          </Button>
        </div>
      )}
    </div>
  );
}
