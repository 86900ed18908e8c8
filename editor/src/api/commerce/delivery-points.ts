import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { ListAnswer } from '../types.ts';

/** A pick-up point as shoppers find it, too. */
export interface DeliveryPoint {
  readonly code: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly description: string;
  readonly openingHours: string;
  /** Metres to the middle of the postal code that was asked for. */
  readonly distance?: number;
}

export interface PointsFilter {
  /** The network. */
  readonly provider: string;
  /** A town, a street, a postal code, or the code of a point. */
  readonly search: string;
  /** Only where a parcel can be paid. */
  readonly isPaidThere: boolean;
  readonly pageSize: number;
}

/** Pick-up points that operate, as the checkout finds them. */
export const deliveryPointsQuery = (api: ApiClient, { provider, search, isPaidThere, pageSize }: PointsFilter) =>
  queryOptions({
    queryKey: ['delivery-points', provider, search, isPaidThere, pageSize],
    queryFn: ({ signal }) =>
      api.get<ListAnswer<DeliveryPoint>>(
        '/delivery/points',
        { provider, q: search, cod: String(isPaidThere), pageSize },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
