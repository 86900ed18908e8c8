import type { TransferRefund } from './transfer-refunds.ts';

export type TransferRefundMapper = TransferRefund & { readonly currency: string };
