import type { PointProvider } from './delivery-point.ts';

/** Points that a shopper has chosen, by their codes: at most one in each network. */
export type PointCodes = Readonly<Partial<Record<PointProvider, string>>>;
