import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { dialects } from '../testing/dialects.ts';
import { aRegistryProcess } from './faults/registry-process.ts';

/** Far longer than the test waits: a second signal ends it. */
const STOP_DELAY_MS = '600000';
const SENDERS = 8;
const BEFORE = 40;
const AFTER = 40;

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

test('a server that leaves loses none of the requests that are sent until its readiness has been seen to end', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const { child, url, log } = await aRegistryProcess(await sqlite.createDatabase(), { STOP_DELAY_MS });
  const kept = new Agent({ keepAlive: true });
  const fresh = new Agent({ keepAlive: false });
  const answers: Answer[] = [];
  const lost: unknown[] = [];
  let isSent = true;

  /** Sends one request after another, as a balancer in front of the server would. */
  async function send(agent: Agent) {
    while (isSent)
      await ask(`${url}/init`, agent).then(
        (answer) => answers.push(answer),
        (error) => lost.push(error),
      );
  }
  const senders = Array.from({ length: SENDERS }, (_, index) => send(index % 2 === 0 ? kept : fresh));
  const untilAnswers = (count: number) =>
    expect.poll(() => answers.length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(count);
  const isReady = () => ask(`${url}/health/ready`, fresh).then(({ status }) => status);

  await untilAnswers(BEFORE);
  expect(await isReady()).toBe(200);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(isReady, { timeout: 30_000, interval: 5 }).toBe(503);
  const seen = answers.length;
  await untilAnswers(seen + AFTER);
  // New connections are taken, and none is kept for another request.
  expect(await ask(`${url}/init`, kept)).toEqual({ status: 200, connection: 'close' });
  isSent = false;
  await Promise.all(senders);
  expect(lost).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  expect(log()).not.toMatch(/"level":(50|60)/);
  kept.destroy();
});
