import { describe, expect, test } from 'vitest';
import { deviceOfUserAgent, deviceOfWidth } from './device.ts';

describe('the device that a user agent names', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (iPad; CPU OS 3_2 like Mac OS X) AppleWebKit/531.21.10', 'phone'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'desktop'],
    ['', 'desktop'],
    [undefined, 'desktop'],
  ])('%s is a %s', (agent, device) => {
    expect(deviceOfUserAgent(agent)).toBe(device);
  });
});

describe('the device class of a window', () => {
  test.each([
    [320, 'phone'],
    [768, 'phone'],
    [769, 'tablet'],
    [992, 'tablet'],
    [993, 'desktop'],
  ])('%i px wide is a %s', (width, device) => {
    expect(deviceOfWidth(width)).toBe(device);
  });
});
