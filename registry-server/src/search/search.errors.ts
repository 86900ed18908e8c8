import { AppError } from '../errors.ts';

/** The first index is still being built. */
export class SearchNotReady extends AppError {
  constructor() {
    super(503, 'search-not-ready');
  }
}
