export { createNotifier, type NoticeKind, type Notifier } from './create-notifier.ts';
