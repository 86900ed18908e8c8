import type { Id, Json, Timestamp } from '../../database/columns.ts';

/** What a name of a route's address stands for: `{ "sku": "RL-1-50" }`. */
export type AuditSubject = Readonly<Record<string, string | number>>;

/** What may be kept of a body: the names of its fields, and the values that its route lists. */
export type AuditDetails = {
  readonly fields?: readonly string[];
  readonly values?: Readonly<Record<string, string | number | boolean | null>>;
};

/** One write by one of the staff. */
export interface StaffAuditTable {
  id: Id;
  at: Timestamp;
  /** No foreign key: the entry outlives the person's account. Null where a command of the shop acted. */
  actorId: number | null;
  /** As it was then. */
  actorName: string;
  /** `PUT /staff/catalogue/variants/:sku/price` */
  action: string;
  subject: Json<AuditSubject>;
  details: Json<AuditDetails>;
  /** Of the answer; null while the request runs, and for ever when the server broke down in between. */
  status: number | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    staff_audit: StaffAuditTable;
  }
}
