import { messagesOf } from '../i18n/messages.ts';
import { contentHead, type HeadElement, plainHead } from './page-head.ts';
import type { ShopState, View } from './view.ts';

/** What the document's head says about a view. */
export function headOf(view: View, { site, sites }: Pick<ShopState, 'site' | 'sites'>): HeadElement[] {
  if (view.kind === 'content') return contentHead({ answer: view.answer, site, sites, params: view.params });
  if (view.kind === 'screen' || view.kind === 'form-answer' || view.kind === 'results')
    return plainHead(view.title, site);
  const messages = messagesOf(site.language);
  const titles = {
    'not-found': messages.notFoundTitle,
    failure: messages.failureTitle,
    'error-route': messages.errorTitle,
  };
  return plainHead(titles[view.kind], site);
}
