export { createAnnouncer } from './announce.ts';
export type { NoticeKind, Notifier } from './create-notifier.ts';
export { notifierOf } from './notifier-of-site.ts';
