import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { chromiumPath } from '../support/chromium-path.ts';
import type { LighthouseDevice } from './arguments.ts';
import type { ObservedVisit, ResourceKind, SimulatedVisit } from './visits.ts';

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize: number;
  readonly networkRequestTime: number;
}

/** Does in the browser of this debugging port what its visitor has done before. */
export type Become = (port: number) => Promise<void>;

const KINDS: Readonly<Record<string, ResourceKind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
};

/** One first visit: a new browser, nothing in its cache; Lighthouse simulates the slow network and CPU. */
export async function simulateVisit(url: string, device: LighthouseDevice, become: Become): Promise<SimulatedVisit> {
  const { audits, categories } = await visit(url, device, become, {
    throttlingMethod: 'simulate',
    onlyCategories: ['performance'],
  });
  return {
    firstPaintMs: numberOf(audits, 'first-contentful-paint'),
    largestPaintMs: numberOf(audits, 'largest-contentful-paint'),
    blockingMs: numberOf(audits, 'total-blocking-time'),
    layoutShift: numberOf(audits, 'cumulative-layout-shift'),
    speedIndexMs: numberOf(audits, 'speed-index'),
    score: scoreOf(categories, 'performance'),
  };
}

/** One first visit whose network and CPU are slowed down by the browser itself. */
export async function observeVisit(url: string, device: LighthouseDevice, become: Become): Promise<ObservedVisit> {
  const { audits, categories } = await visit(url, device, become, { throttlingMethod: 'devtools' });
  const largestPaintMs = numberOf(audits, 'largest-contentful-paint');
  const requests = requestsOf(audits);
  const bytes: Record<ResourceKind, number> = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  for (const { resourceType = '', transferSize } of requests) bytes[KINDS[resourceType] ?? 'other'] += transferSize;
  return {
    firstPaintMs: numberOf(audits, 'first-contentful-paint'),
    largestPaintMs,
    bytes,
    requestsBeforeLargestPaint: requests.filter(({ networkRequestTime }) => networkRequestTime < largestPaintMs).length,
    accessibility: scoreOf(categories, 'accessibility'),
    bestPractices: scoreOf(categories, 'best-practices'),
    seo: scoreOf(categories, 'seo'),
  };
}

/** Now and then the browser tells nothing of how the page began; Lighthouse itself then asks to be run again. */
const NOT_RECORDED = 'NO_NAVSTART';
const MOST_TRIES = 3;

async function visit(url: string, device: LighthouseDevice, become: Become, flags: Flags): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await visitOnce(url, device, become, flags);
    const { runtimeError } = result;
    if (!runtimeError) return result;
    if (runtimeError.code !== NOT_RECORDED || attempt === MOST_TRIES)
      throw new Error(`${url}: ${runtimeError.code}: ${runtimeError.message}`);
  }
}

async function visitOnce(url: string, device: LighthouseDevice, become: Become, flags: Flags): Promise<Result> {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    await become(browser.port);
    const common: Flags = { port: browser.port, logLevel: 'error', disableFullPageScreenshot: true };
    const result = await lighthouse(url, { ...common, ...flags }, device === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
}

function numberOf(audits: Result['audits'], name: string): number {
  const value = audits[name]?.numericValue;
  if (value === undefined)
    throw new Error(`Lighthouse measured no ${name}: ${audits[name]?.errorMessage ?? 'no audit'}`);
  return value;
}

function scoreOf(categories: Result['categories'], name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function requestsOf(audits: Result['audits']): NetworkRequest[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  return details.items as unknown as NetworkRequest[];
}
