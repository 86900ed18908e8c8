import type { PageFault } from '@witryna/module-schemas';
import { AppError } from '../../errors.ts';

export class SavedSectionMissing extends AppError {
  constructor() {
    super(404, 'saved-section-missing');
  }
}

/** Somebody else has renamed or replaced it since it was read. */
export class SavedSectionChanged extends AppError {
  constructor() {
    super(409, 'saved-section-changed');
  }
}

/** Names are told apart without case and accents. */
export class SavedSectionNameTaken extends AppError {
  constructor(name: string) {
    super(409, 'saved-section-name-taken', { name });
  }
}

export class TooManySavedSections extends AppError {
  constructor(maximum: number) {
    super(409, 'too-many-saved-sections', { maximum });
  }
}

/** What is to be saved could not be published: whoever inserts it would have to mend it each time. */
export class SavedSectionInvalid extends AppError {
  constructor(faults: readonly PageFault[]) {
    super(422, 'saved-section-invalid', { faults });
  }
}
