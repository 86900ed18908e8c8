import type { ReturnRequest } from './returns.store.ts';

export type OrderReturnMapper = ReturnRequest;
