import type { BodyOf } from '../http/body-of.ts';
import { WEB_VITALS } from './vital-metrics.ts';

export const VITAL_PAGES = ['home', 'category', 'product', 'article', 'other'] as const;
export type VitalPage = (typeof VITAL_PAGES)[number];

export const VITAL_DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type VitalDevice = (typeof VITAL_DEVICES)[number];

/** Periods that a summary may be about, in days. */
const PERIODS = [7, 28] as const;
const DEFAULT_PERIOD = 28;

const milliseconds = { type: 'number', minimum: 0, maximum: 3_600_000 } as const;

/** `POST /vitals` */
export const vitalsReportSchema = {
  type: 'object',
  required: ['page', 'device', 'metrics'],
  additionalProperties: false,
  properties: {
    page: { type: 'string', enum: VITAL_PAGES },
    device: { type: 'string', enum: VITAL_DEVICES },
    metrics: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      description: 'Milliseconds; CLS is a plain number.',
      properties: {
        LCP: milliseconds,
        INP: milliseconds,
        CLS: { type: 'number', minimum: 0, maximum: 1_000 },
        FCP: milliseconds,
        TTFB: milliseconds,
      },
    },
  },
} as const;

export type VitalsReport = BodyOf<typeof vitalsReportSchema>;

/** `GET /staff/vitals` */
export const vitalsQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { days: { type: 'integer', enum: PERIODS, default: DEFAULT_PERIOD } },
} as const;

const summarySchema = {
  type: 'object',
  required: ['page', 'device', 'metric', 'samples', 'p75', 'rating'],
  additionalProperties: false,
  properties: {
    page: { type: 'string', enum: VITAL_PAGES },
    device: { type: 'string', enum: VITAL_DEVICES },
    metric: { type: 'string', enum: WEB_VITALS },
    samples: { type: 'integer', description: 'Measurements of the period' },
    p75: {
      type: 'number',
      description: 'What three visits of four do not exceed: milliseconds; CLS is a plain number',
    },
    rating: { type: 'string', enum: ['good', 'needs-improvement', 'poor'] },
  },
} as const;

const thresholdSchema = {
  type: 'object',
  required: ['metric', 'good', 'poor'],
  additionalProperties: false,
  properties: {
    metric: { type: 'string', enum: WEB_VITALS },
    good: { type: 'number', description: 'At most this is good' },
    poor: { type: 'number', description: 'More than this is poor' },
  },
} as const;

export const vitalsAnswerSchema = {
  type: 'object',
  required: ['days', 'since', 'thresholds', 'items'],
  additionalProperties: false,
  properties: {
    days: { type: 'integer' },
    since: { type: 'string', format: 'date', description: 'The first day of the period' },
    thresholds: { type: 'array', items: thresholdSchema },
    items: { type: 'array', items: summarySchema, description: 'Without those that nobody has measured' },
  },
} as const;
