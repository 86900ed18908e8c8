import { AppError } from '../../errors.ts';

export class CommentThreadMissing extends AppError {
  constructor() {
    super(404, 'comment-thread-missing');
  }
}

export class CommentMissing extends AppError {
  constructor() {
    super(404, 'comment-missing');
  }
}

/** The draft has no such module: it was removed, or never saved. */
export class CommentModuleMissing extends AppError {
  constructor(moduleId: string) {
    super(422, 'comment-module-missing', { moduleId });
  }
}

/** Somebody has written since the thread was read: what they wrote is read before it counts as done. */
export class CommentThreadChanged extends AppError {
  constructor() {
    super(409, 'comment-thread-changed');
  }
}

/** What is done takes no more comments until it is opened again. */
export class CommentThreadResolved extends AppError {
  constructor() {
    super(409, 'comment-thread-resolved');
  }
}

export class TooManyCommentThreads extends AppError {
  constructor(maximum: number) {
    super(409, 'too-many-comment-threads', { maximum });
  }
}

export class TooManyComments extends AppError {
  constructor(maximum: number) {
    super(409, 'too-many-comments', { maximum });
  }
}
