import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Order, OrderMove } from '../../../api/commerce/orders.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Menu } from '../../../ui/buttons/menu.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { offeredMoves } from './offered-moves.ts';

const DANGEROUS: readonly string[] = ['canceled', 'fraud'];

/** Where the order may go from here; each move is asked about once more. */
export function OrderMoves({ order }: { readonly order: Order }) {
  const [asked, setAsked] = useState<OrderMove>();
  const { next, others } = offeredMoves(order);
  return (
    <>
      {next && (
        <Button appearance="primary" onClick={() => setAsked(next)}>
          {t.orders.moves.to(next.label)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          hasWords
          label={t.orders.moves.menu}
          icon={ChevronDown}
          items={others.map((move) => ({
            label: move.to === 'canceled' ? t.orders.moves.cancel : move.label,
            danger: DANGEROUS.includes(move.to),
            onSelect: () => setAsked(move),
          }))}
        />
      )}
      {asked && <MoveDialog order={order} move={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
