import type { BodyOf, StaffRoute } from '../../api/contract.ts';

/** As the server writes it down: `PUT /staff/coupons/:id`. */
type Written<Route extends string> = Route extends `${infer Before}{${infer Name}}${infer Behind}`
  ? `${Before}:${Name}${Written<Behind>}`
  : Route;

type WritingRoute = Extract<StaffRoute, `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`>;

/** Routes that change nothing that lasts, and leave no entry. */
type UnnotedRoute = 'POST /staff/related' | 'PUT /staff/pages/{id}/presence';

/** Everything that leaves an entry; what only asks does not. */
export type AuditedAction = Written<AuditedRoute>;

type AuditedRoute = Exclude<WritingRoute, UnnotedRoute>;

type FieldOf<Body> = Body extends object ? Extract<keyof Body, string> : never;

/** Fields that only machines need: they say nothing of what was changed. */
export type TechnicalField = 'key' | 'lastCommentId' | 'moduleId' | 'pageId' | 'revision' | 'revisionId' | 'version';

/** Every field of a body whose name an entry may keep. */
export type AuditedField = Exclude<{ [Route in AuditedRoute]: FieldOf<BodyOf<Route>> }[AuditedRoute], TechnicalField>;
