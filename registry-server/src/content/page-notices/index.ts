/** What other features may use of notices about pages. */
export { noticeOfAnswer, noticeOfComment, noticeOfRequest, noticeOfResolving } from './record-notices.ts';
