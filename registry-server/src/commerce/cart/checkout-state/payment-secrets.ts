/** What pays once: never written as it is, neither into tables nor into logs. */
export interface PaymentSecrets {
  /** Six digits. */
  readonly blikCode?: string;
  /** Of a wallet or card. */
  readonly token?: string;
}
