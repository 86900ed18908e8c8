import { AppError } from '../../errors.ts';

/** A schedule that would do nothing, or not in this order. */
export class ScheduleInvalid extends AppError {
  constructor(
    path: '/publishAt' | '/unpublishAt',
    sentence: 'schedule-invalid/past' | 'schedule-invalid/order' | 'schedule-invalid' | 'schedule-invalid/draft',
  ) {
    super(422, sentence, { faults: [{ path, rule: sentence.split('/')[1] ?? 'required', sentence }] });
  }
}
