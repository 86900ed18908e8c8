import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** What scrolls by itself and has no room of its own for what is hidden from sight in it. */
function roomless(file: string): string[] {
  const css = readFileSync(`${SOURCES}${file}`, 'utf8');
  return [...css.matchAll(RULE)].flatMap(([, selector = '', body = '']) => {
    const scrolls = /overflow(-y)?:[^;]*auto/.test(body);
    const isPlaced = /position: (relative|absolute|fixed|sticky)/.test(body);
    return scrolls && !isPlaced ? [`${file} ${selector.trim()}`] : [];
  });
}

/** They hold text or a frame, and nothing that is hidden from sight. */
const PLAIN = [
  'admin/mails/mail-preview.module.css .text',
  'admin/webhooks/webhook-log.module.css .body pre',
  'page-editor/palette/palette-command.module.css .list',
  'page-editor/inspector/fields/rich-text-editor.module.css .content',
  'page-editor/canvas/canvas.module.css .table',
];

test('whatever scrolls keeps what is hidden from sight within it, so that the window gets no second scroll bar', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(roomless).toSorted()).toEqual(PLAIN.toSorted());
});
