import type { StaffContract } from './contract.gen.ts';

/** A route for staff, as the contract names it: `GET /staff/coupons/{id}`. */
export type StaffRoute = keyof StaffContract;

/** What a route answers when it does not refuse. */
export type AnswerOf<Route extends StaffRoute> = StaffContract[Route] extends { readonly answer: infer Answer }
  ? Answer
  : never;

/** What a route takes. */
export type BodyOf<Route extends StaffRoute> = StaffContract[Route] extends { readonly body: infer Body }
  ? Body
  : never;

/** One entry of the list that a route answers. */
export type ItemOf<Route extends StaffRoute> =
  AnswerOf<Route> extends { readonly items: readonly (infer Item)[] } ? Item : never;
