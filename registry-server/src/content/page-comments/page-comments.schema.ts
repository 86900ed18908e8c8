import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';

/** Longest comment. */
const MAX_TEXT_LENGTH = 2000;

const pageId = { type: 'integer', minimum: 1 } as const;
const uuid = { type: 'string', minLength: 36, maxLength: 36, pattern: '^[0-9a-f-]{36}$' } as const;
const text = { type: 'string', minLength: 1, maxLength: MAX_TEXT_LENGTH, pattern: '\\S' } as const;

export const pageParams = { type: 'object', required: ['id'], properties: { id: pageId } } as const;

export const threadParams = {
  type: 'object',
  required: ['id', 'threadId'],
  properties: { id: pageId, threadId: uuid },
} as const;

export const commentParams = {
  type: 'object',
  required: ['id', 'threadId', 'commentId'],
  properties: { id: pageId, threadId: uuid, commentId: uuid },
} as const;

export const threadsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    state: {
      type: 'string',
      enum: ['open', 'resolved'],
      default: 'open',
      description: 'Open ones are all answered at once, the oldest first; resolved ones by pages, the last first.',
    },
  },
} as const;

export const newThreadBody = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: {
    moduleId: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      description: 'A placed module of the draft; absent for the page itself.',
    },
    text,
  },
} as const;

export const answerBody = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text },
} as const;

export const resolveBody = {
  type: 'object',
  additionalProperties: false,
  required: ['lastCommentId'],
  properties: { lastCommentId: { ...uuid, description: 'The last comment that was read.' } },
} as const;

const commentSchema = {
  type: 'object',
  required: ['id', 'author', 'text', 'createdAt', 'isMine', 'isDeleted', 'mayDelete', 'mayEdit'],
  properties: {
    id: { type: 'string' },
    author: { type: 'string' },
    text: { type: 'string', description: 'Empty once it is deleted.' },
    createdAt: momentSchema,
    isMine: { type: 'boolean' },
    isDeleted: { type: 'boolean', description: 'Others had answered, so its place stays.' },
    mayDelete: { type: 'boolean', description: 'Whether the person who asks may delete it.' },
    mayEdit: { type: 'boolean', description: 'Whether the person who asks may change its words.' },
    editedAt: { ...momentSchema, description: 'When its words were last changed; absent for those that never were.' },
  },
} as const;

/** A thread as the person who asks may use it. */
export const threadSchema = {
  $id: 'CommentThread',
  type: 'object',
  required: ['id', 'startedAt', 'mayResolve', 'comments'],
  properties: {
    id: { type: 'string' },
    moduleId: { type: 'string', description: 'Absent for a thread about the page itself.' },
    driver: { type: 'string', description: 'Kind of the module when the thread began.' },
    startedAt: momentSchema,
    resolvedAt: momentSchema,
    resolvedBy: { type: 'string' },
    mayResolve: { type: 'boolean', description: 'Whether the person who asks may resolve and reopen it.' },
    comments: { type: 'array', items: commentSchema },
  },
} as const;

// Not as literals: the compiler cannot follow a reference to a schema that the app holds.
const thread = { $ref: 'CommentThread#' };
const missing = { 404: { $ref: 'Error#' } };
const refused = { ...missing, 409: { $ref: 'Error#' } };
const forbidden = { 403: { $ref: 'Error#' } };

type Answer = 'list' | 'started' | 'answered' | 'removed' | 'decided';

export const commentAnswers: Readonly<Record<Answer, Readonly<Record<number, object>>>> = {
  list: {
    200: {
      ...listSchema(thread),
      required: ['items', 'total', 'page', 'pageSize', 'maximum'],
      properties: {
        ...listSchema(thread).properties,
        maximum: { type: 'integer', description: 'Open threads that a page may have.' },
      },
    },
    ...missing,
  },
  started: { 200: thread, ...refused, 422: { $ref: 'Error#' } },
  answered: { 200: thread, ...refused },
  removed: { 204: { type: 'null' }, ...forbidden, ...missing },
  decided: { 200: thread, ...forbidden, ...refused },
};
