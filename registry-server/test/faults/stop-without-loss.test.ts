import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { dialects } from '../../src/testing/dialects.ts';
import { aRegistryProcess } from './registry-process.ts';

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

/** Nodes behind a balancer: whoever is ready gets requests, one after the other. */
function balance(nodes: readonly string[], agent: Agent) {
  const ready = new Set(nodes);
  let turn = 0;
  return {
    next() {
      turn += 1;
      return [...ready][turn % ready.size] ?? '';
    },
    async look() {
      for (const node of nodes) {
        const isReady = await ask(`${node}/health/ready`, agent).then(({ status }) => status === 200);
        if (!isReady) ready.delete(node);
      }
      return [...ready];
    },
  };
}

test('one of two nodes stops, and the storefront loses no request', async () => {
  const database = await dialectNamed('PostgreSQL').createDatabase();
  const leaving = await aRegistryProcess(database, { STOP_DELAY_MS });
  const staying = await aRegistryProcess(database);
  const kept = new Agent({ keepAlive: true });
  const fresh = new Agent({ keepAlive: false });
  const balancer = balance([leaving.url, staying.url], fresh);
  const answers: Answer[] = [];
  const lost: unknown[] = [];
  let isSent = true;

  async function send(agent: Agent) {
    while (isSent) {
      await ask(`${balancer.next()}/init`, agent).then(
        (answer) => answers.push(answer),
        (error) => lost.push(error),
      );
    }
  }
  const senders = Array.from({ length: SENDERS }, (_, index) => send(index % 2 === 0 ? kept : fresh));
  const untilAnswers = (count: number) =>
    expect.poll(() => answers.length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(count);

  await untilAnswers(BEFORE);
  const exit = once(leaving.child, 'exit');
  leaving.child.kill('SIGTERM');
  await expect.poll(balancer.look, { timeout: 30_000, interval: 5 }).toEqual([staying.url]);
  // What was sent to it before that was seen has been answered by now; so it may go on to end.
  await untilAnswers(answers.length + AFTER);
  leaving.child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  await untilAnswers(answers.length + AFTER);
  isSent = false;
  await Promise.all(senders);
  expect(answers.length).toBeGreaterThanOrEqual(BEFORE + 2 * AFTER);
  expect(lost).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await staying.stop()).toBe(0);
  kept.destroy();
});

function dialectNamed(name: (typeof dialects)[number]['name']) {
  const dialect = dialects.find((each) => each.name === name);
  if (!dialect) throw new Error(`no dialect ${name}`);
  return dialect;
}

test('a stopping server loses none of the requests sent before its readiness has ended', async () => {
  const database = await dialectNamed('SQLite').createDatabase();
  const { child, url, log } = await aRegistryProcess(database, { STOP_DELAY_MS });
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
