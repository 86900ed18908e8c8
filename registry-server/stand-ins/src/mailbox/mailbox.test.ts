import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningStandIns, startStandIns } from '../start-stand-ins.ts';
import { createMailStore } from './mail-store.ts';

const STOREFRONT_URL = 'http://sklep.example:3000';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await startStandIns(STOREFRONT_URL);
});
afterAll(() => standIns.close());

async function send(mail: { to: string; subject: string; html?: string; text?: string }) {
  const transport = createTransport({ url: standIns.smtpUrl });
  await transport.sendMail({ from: 'sklep@rosailen.example', ...mail });
  transport.close();
}

const get = async (path: string) => {
  const response = await fetch(`${standIns.url}${path}`);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

describe('the mailbox of the demo', () => {
  test('takes what the shop sends and shows it in the browser and to programs', async () => {
    await send({ to: 'anna@poczta.example', subject: 'Dzień dobry, Żaneto', html: '<p>Zażółć</p>', text: 'Zażółć' });
    const { items } = JSON.parse((await get('/api/mails?to=anna@poczta.example')).body);
    expect(items).toMatchObject([{ subject: 'Dzień dobry, Żaneto', html: '<p>Zażółć</p>', text: 'Zażółć' }]);
    expect((await get('/poczta')).body).toContain(`<a href="/poczta/${items[0].id}">Dzień dobry, Żaneto</a>`);
    const page = await get(`/poczta/${items[0].id}`);
    expect(page.body).toContain('<iframe title="Treść wiadomości" sandbox="allow-popups');
    expect(page.body).toContain('<pre>Zażółć');
    expect((await get('/poczta/999')).status).toBe(404);
  });

  test('a mail runs nothing and cannot break out of its frame', async () => {
    const html = '<script>parent.document.title="x"</script><p>list</p>';
    await send({ to: 'zly@poczta.example', subject: '<script>alert(1)</script>', html });
    const { items } = JSON.parse((await get('/api/mails?to=zly@poczta.example')).body);
    expect((await get('/poczta')).body).not.toContain('<script>');
    const framed = await get(`/poczta/${items[0].id}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups [^;]*; default-src 'none';/);
    expect(framed.headers.get('content-security-policy')).not.toContain('allow-scripts');
  });

  test('keeps the last mails only', () => {
    const mailStore = createMailStore(2);
    for (const subject of ['1', '2', '3'])
      mailStore.add({ subject, from: '', to: [], html: '', text: '', messageId: '', receivedAt: new Date() });
    expect(mailStore.list().map(({ subject, id }) => [subject, id])).toEqual([
      ['3', 3],
      ['2', 2],
    ]);
    mailStore.clear();
    expect(mailStore.list()).toEqual([]);
  });
});
