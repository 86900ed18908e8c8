import { absentGraphql } from './absent/absent.feature.ts';
import type { GraphqlFeature } from './feature.ts';

/** Every feature that speaks GraphQL. */
export const graphqlFeatures: readonly GraphqlFeature[] = [absentGraphql];
