export { CommentButton } from './comment-button.tsx';
export { CommentCount } from './comment-count.tsx';
export { CommentsAnnouncer } from './comments-announcer.tsx';
export { CommentsControl } from './comments-control.tsx';
export { CommentsPanel } from './comments-panel.tsx';
export { CommentsProvider, useCommentCounts } from './comments-provider.tsx';
