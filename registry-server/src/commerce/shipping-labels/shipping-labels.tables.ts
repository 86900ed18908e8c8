import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { LabelProblem } from './label-problems.ts';
import type { LabelledParcel, LabelProviderName } from './label-provider.ts';

/**
 * `requested`: written down, what the carrier made of it is not known yet. `pending`: the carrier has it, without a
 * number so far. `ready`: can be printed. `refused`, `canceled`: there is none. `discarded`: staff have put it aside, the
 * carrier takes nothing back that is paid.
 */
export type LabelStatus = 'requested' | 'pending' | 'ready' | 'refused' | 'canceled' | 'discarded';

export interface ShippingLabelTable {
  id: Id;
  orderId: number;
  provider: LabelProviderName;
  /** Ours, printed on the label, never used twice: by it the carrier is asked whether there is one already. */
  reference: string;
  parcel: Json<LabelledParcel>;
  /** Minor units that the carrier collects, and for which the parcel is insured; 0 where everything is paid. */
  cod: number;
  status: LabelStatus;
  /** The carrier's id of it. */
  providerReference: string | null;
  trackingNumber: string | null;
  problem: LabelProblem | null;
  /** The carrier's own words for it. */
  problemDetail: string | null;
  staffId: number | null;
  /** When the carrier was last asked to make it. */
  attemptedAt: Timestamp;
  createdAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    shipping_label: ShippingLabelTable;
  }
}
