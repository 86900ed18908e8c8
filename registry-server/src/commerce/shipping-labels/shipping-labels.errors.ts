import { AppError } from '../../errors.ts';
import type { LabelProblem } from './label-problems.ts';

/** A carrier says no; not an answer to a client yet. */
export class CarrierRefused extends Error {
  readonly problem: LabelProblem;
  /** The carrier's own words. */
  readonly detail: string;

  constructor(problem: LabelProblem, detail: string) {
    super(`The carrier refused a label: ${problem} (${detail})`);
    this.name = new.target.name;
    this.problem = problem;
    this.detail = detail;
  }
}

/** No carrier that is configured makes labels for this order. */
export class LabelNotOffered extends AppError {
  constructor() {
    super(409, 'label-not-offered');
  }
}

/** The order has a label that no parcel has left with yet. */
export class LabelExists extends AppError {
  constructor(labelId: number) {
    super(409, 'label-exists', { labelId });
  }
}

export class LabelMissing extends AppError {
  constructor() {
    super(404, 'label-missing');
  }
}

/** It has no number yet, or is none any more: nothing can be printed. */
export class LabelNotReady extends AppError {
  constructor() {
    super(409, 'label-not-ready');
  }
}

/** A parcel has left with it. */
export class LabelUsed extends AppError {
  constructor() {
    super(409, 'label-used');
  }
}

/** Whether the carrier has made it is not known yet. */
export class LabelUnderWay extends AppError {
  constructor() {
    super(409, 'label-under-way');
  }
}
