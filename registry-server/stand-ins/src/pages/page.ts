import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "form-action 'self' http: https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE_HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** A Polish page in the manner of all stand-ins: it never looks as if it were the real service. */
export function pageMarkup(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/style.css"></head>
<body>
<p class="notice">To jest zastępcza usługa sklepu pokazowego. Nie wpisuj tu prawdziwych danych.</p>
<main><h1>${title}</h1>
${content}
</main>
</body>
</html>
`.markup;
}

/** Answers with such a page. */
export function sendPage(reply: FastifyReply, title: string, content: Markup): FastifyReply {
  return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(pageMarkup(title, content));
}

/** The look of the stand-ins' pages. */
export const STYLE = `
:root { color: #2a211e; background: #fbf7f2; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; }
.notice { margin: 0; padding: 0.75rem 1.5rem; background: #2a211e; color: #fbf7f2; font-size: 0.875rem; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
h1 { font: 400 2rem/1.2 Georgia, serif; margin: 0 0 1.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
a { color: #7f3a2e; }
a:focus-visible, button:focus-visible { outline: 2px solid #2a211e; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: 0.625rem 0.75rem; border-bottom: 1px solid #e7dcd3; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid #e7dcd3; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #e7dcd3; padding: 1rem; }
ul.people { list-style: none; padding: 0; display: grid; gap: 0.75rem; }
button { width: 100%; padding: 0.875rem 1rem; font: inherit; text-align: start; border: 1px solid #8f7f77; background: #fff; cursor: pointer; }
button:hover { border-color: #9c4a3c; }
small { display: block; color: #6b5b54; }
.pay { max-width: 30rem; }
button.first { background: #7f3a2e; border-color: #7f3a2e; color: #fff; font-size: 1.125rem; }
button.first:hover { background: #6b2f25; }
button.first small { color: #fbe9e4; }
.scenario { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 0.75rem 1rem; align-items: end; }
.scenario p { margin: 0; }
.scenario label { display: block; font-size: 0.875rem; }
.scenario select, .scenario input { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; border: 1px solid #8f7f77; background: #fff; }
.scenario button { padding: 0.5rem 1rem; text-align: center; }
`;
