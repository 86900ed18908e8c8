import { InputRefused } from '../../graphql/refusals.ts';

/** A list of somebody else, or for a customer one that is not there: the same to who asks. */
export class CompareListForeign extends InputRefused {
  constructor() {
    super('This customer is not authorized to access this list', 'compare-list-foreign');
  }
}

/** A guest named a list that is not there. */
export class CompareListMissing extends InputRefused {
  constructor() {
    super('"uid" value does not exist', 'compare-list-missing');
  }
}

/** More products than can be compared side by side. */
export class CompareListFull extends InputRefused {
  constructor(maximum: number) {
    super(`You cannot compare more than ${maximum} products.`, 'compare-list-full', { maximum });
  }
}
