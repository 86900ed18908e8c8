import type { SiteDetails } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { useEffect, useState } from 'react';
import { browserConfig } from '../config.ts';
import {
  loadPoint,
  openPointPicker,
  type ParcelPoint,
  pointInWords,
  rememberedPoint,
  townsOfPostcode,
} from '../parcel-points/index.ts';
import type { Checkout, PointNetwork } from './checkout.ts';
import type { ChosenPoint, Points } from './delivery/delivery-step.tsx';

interface UsePointsOptions {
  readonly site: SiteDetails;
  readonly checkout: Checkout;
}

/** The points of this order and of this browser, and where another one is chosen. */
export function usePoints({ site, checkout }: UsePointsOptions): Points & {
  /** Of the chosen delivery. */
  readonly chosen?: ChosenPoint | undefined;
  readonly townsOf: (postcode: string) => Promise<readonly string[]>;
} {
  const { settings } = useShop();
  const [known, setKnown] = useState<ReadonlyMap<PointNetwork, ChosenPoint>>(rememberedPoints);
  const { pointCode, deliveries, deliveryId, shipping } = checkout;
  const network = deliveries.find(({ id }) => id === deliveryId)?.network;
  const learn = (of: PointNetwork, point: ChosenPoint) => setKnown((points) => new Map(points).set(of, point));

  // The cart names its point by its code alone.
  useEffect(() => {
    if (!network || pointCode === undefined || known.get(network)?.code === pointCode) return;
    let isCurrent = true;
    void describePoint(network, pointCode).then((point) => {
      if (isCurrent) setKnown((points) => new Map(points).set(network, point));
    });
    return () => {
      isCurrent = false;
    };
  }, [network, pointCode, known]);

  return {
    of: (asked) => known.get(asked),
    choose({ network: asked, onlyPayable }, onChosen) {
      void openPointPicker({
        site,
        config: browserConfig,
        settings,
        network: asked,
        onlyPayable,
        nearPostcode: shipping?.postcode,
        onChosen: (chosen) => {
          const point = inWords(chosen);
          learn(asked, point);
          onChosen(point);
        },
      });
    },
    chosen: network && pointCode !== undefined ? known.get(network) : undefined,
    townsOf: townsOfPostcode,
  };
}

const NETWORKS: readonly PointNetwork[] = ['inpost', 'orlen'];

function rememberedPoints(): ReadonlyMap<PointNetwork, ChosenPoint> {
  return new Map(
    NETWORKS.flatMap((network) => {
      const point = rememberedPoint(network);
      return point ? [[network, inWords(point)] as const] : [];
    }),
  );
}

const inWords = (point: ParcelPoint): ChosenPoint => ({ code: point.code, words: pointInWords(point) });

/** The point of a code; the code alone where no more could be had. */
async function describePoint(network: PointNetwork, code: string): Promise<ChosenPoint> {
  try {
    const point = await loadPoint(network, code);
    return point ? inWords(point) : { code, words: code };
  } catch {
    return { code, words: code };
  }
}
