import { type PageDocument, type RichTextNode, richTextToPlain } from '@witryna/module-schemas';
import type { FAQPage } from 'schema-dts';

interface Question {
  readonly title: string;
  readonly answer: string;
}

/** The questions and answers of the page's accordions that are marked as such. */
export function faqData(page: Pick<PageDocument, 'containers'>): FAQPage | undefined {
  const questions = Object.values(page.containers).flatMap(({ driver, settings }) =>
    driver === 'accordion' && settings.isFaq === true ? questionsOf(settings.items) : [],
  );
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Of parts with words of their own: those that are bound to a product tell about it, and answer nothing. */
function questionsOf(items: unknown): Question[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap(({ title, content, source }: { title: string; content: RichTextNode; source?: string }) => {
    const answer = richTextToPlain(content).trim();
    return source === 'current' || answer === '' || title.trim() === '' ? [] : [{ title, answer }];
  });
}
