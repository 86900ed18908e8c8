import type { StoreConfig } from '../../graphql/types.gen.ts';

export type StoreConfigMapper = StoreConfig & {
  /** Of the site. */
  readonly id: number;
};
