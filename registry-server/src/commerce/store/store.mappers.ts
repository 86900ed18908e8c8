import type { StoreConfig } from '../../graphql/types.gen.ts';

export type StoreConfigMapper = StoreConfig & {
  /** Of the site. */
  readonly id: number;
  /** Address of the logo, as the site has it. */
  readonly logo?: string;
  /** Path of the page that the site has chosen for addresses at which nothing is. */
  readonly notFoundPath?: string;
};
