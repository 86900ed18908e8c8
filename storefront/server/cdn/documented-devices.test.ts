import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceOfUserAgent } from '../../src/device/device.ts';

const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (iPad; CPU OS 3_2 like Mac OS X) AppleWebKit/531.21.10',
  'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 Silk/120.2 like Chrome/120.0 Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 4.4; en-us) AppleWebKit/537.36 Silk/3.68 like Chrome/39 Mobile Safari/535.19',
  'Mozilla/5.0 (X11; U; Linux armv7l like Android; en-us) AppleWebKit/531.2+ Version/5.0 Safari/533.2+ Kindle/3.0+',
  'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0) AppleWebKit/536.2+ Version/7.2 Safari/536.2+',
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) AppleWebKit/537.36 Chrome/52.0 Mobile Safari/537.36 Edge/15',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0)',
  'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.8.119 Version/11.10',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  'curl/8.0',
  '',
];

type Rule = readonly [expression: RegExp, device: string];

/** The rules of one of the guide's examples: an expression and a device, in order. */
function rulesOf(example: string, line: RegExp): Rule[] {
  const text = guide.split(`\`\`\`${example}\n`)[1]?.split('```')[0] ?? '';
  return [...text.matchAll(line)].map(([, expression = '', device = '']) => [new RegExp(expression, 'i'), device]);
}

test.each([
  ['nginx', /"~\*(.+?)"\s+(\w+);/g],
  ['caddy', /~\(\?i\)(\S+)\s+(\w+)/g],
  ['vcl', /~ "\(\?i\)(.+?)"\) \{ set req\.http\.X-Device = "(\w+)"/g],
])('the map for %s finds the device that the storefront finds', (example, line) => {
  const rules = rulesOf(example, line);
  expect(rules).toHaveLength(4);
  const deviceOf = (agent: string) => rules.find(([expression]) => expression.test(agent))?.[1] ?? 'desktop';
  for (const agent of AGENTS) expect([agent, deviceOf(agent)]).toEqual([agent, deviceOfUserAgent(agent)]);
});
