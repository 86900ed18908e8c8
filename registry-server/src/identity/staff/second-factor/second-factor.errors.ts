import { AppError } from '../../../errors.ts';

/** Neither the app's present code, nor a recovery code that is left; also a code that was used before. */
export class FactorCodeWrong extends AppError {
  constructor() {
    super(422, 'factor-code-wrong', {
      faults: [{ path: '/code', rule: 'factor-code', sentence: 'factor-code-wrong' }],
    });
  }
}

/** It is set up by now: it has to be removed first. */
export class FactorExists extends AppError {
  constructor() {
    super(409, 'factor-exists');
  }
}

/** Nothing is set up, or nothing was begun. */
export class FactorMissing extends AppError {
  constructor() {
    super(409, 'factor-missing');
  }
}

/** The role of this person needs one. */
export class FactorRequired extends AppError {
  constructor() {
    super(409, 'factor-required');
  }
}

/** Whoever requires it of their own role must have it, else they would shut themselves out of what they do. */
export class FactorFirst extends AppError {
  constructor() {
    super(409, 'factor-first');
  }
}

/** One's own factor is removed with a code, not by one's role. */
export class FactorOfOneself extends AppError {
  constructor() {
    super(409, 'factor-of-oneself');
  }
}
