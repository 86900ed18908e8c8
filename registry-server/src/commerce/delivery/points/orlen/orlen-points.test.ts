import { DEMO_CLIENT } from '@witryna/stand-ins';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runStandIns } from '../../../../testing/run-stand-ins.ts';
import { createOrlenPoints } from './orlen-points.ts';
import { readOrlenPoint } from './orlen-response.ts';
import { readXmlRecords } from './read-xml-records.ts';

describe('over the network', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await runStandIns());
  });
  beforeEach(() => setMood({ mode: 'ok', closed: [] }));

  async function setMood(failureMode: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/orlen/mood`, { method: 'POST', headers, body: JSON.stringify(failureMode) });
    expect(answer.status).toBe(200);
  }

  const fetchAll = (partnerKey: string = DEMO_CLIENT.secret) => {
    const config = { apiUrl: `${url}/orlen/WebServicePwR.asmx`, partnerId: DEMO_CLIENT.id, partnerKey };
    return createOrlenPoints(config).fetchAll(new AbortController().signal);
  };

  test('the whole list comes at once', async () => {
    const points = await fetchAll();
    expect(points.length).toBeGreaterThan(2_000);
    const [first] = points;
    expect(first).toMatchObject({ provider: 'orlen', city: 'Warszawa', province: 'mazowieckie' });
    expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(['locker', 'counter']));
    await setMood({ closed: [first?.code] });
    expect((await fetchAll())[0]).toMatchObject({ code: first?.code, isOperating: false });
  });

  test.each([
    ['is down', { mode: 'down' }, 'status 500'],
    ['talks of something else', { mode: 'garbage' }, 'no list was given'],
  ])('a service that %s has failed', async (_name, failureMode, cause) => {
    await setMood(failureMode);
    await expect(fetchAll()).rejects.toMatchObject({ cause });
  });

  test('who is not let in gets no list', async () => {
    await expect(fetchAll('wrong')).rejects.toMatchObject({ cause: 'no list was given' });
  });
});

const record = {
  DestinationCode: 'WS-100001-27-26',
  StreetName: 'ANNOPOL 17',
  City: 'Warszawa',
  ZipCode: '03-236',
  Latitude: '52.311519',
  Longitude: '21.013830',
  Province: 'Mazowieckie',
  CashOnDelivery: 'true',
  OpeningHours: 'Pn-Pt:00:00-24:00, So:00:00-24:00, Nd:00:00-24:00',
  Location: 'Stacja',
  PointType: 'PSD',
  Filled: 'false',
  Available: 'true',
};

test.each([
  [
    'is a station that is always open',
    {},
    { kind: 'counter', isAlwaysOpen: true, isOperating: true, takesPayment: true },
  ],
  ['is a machine', { PointType: 'APM' }, { kind: 'locker' }],
  [
    'is closed on Sundays',
    { OpeningHours: 'Pn-Pt:00:00-24:00, So:00:00-24:00, Nd:nieczynne' },
    { isAlwaysOpen: false },
  ],
  ['is full', { Filled: 'true' }, { isOperating: false }],
  ['is not there for now', { Available: 'false' }, { isOperating: false }],
  ['takes no money', { CashOnDelivery: 'false' }, { takesPayment: false }],
  ['has a comma in its place', { Latitude: '52,311519' }, { latitude: 52.311519 }],
])('a point that %s', (_name, changes, expected) => {
  expect(readOrlenPoint({ ...record, ...changes })).toMatchObject(expected);
});

test.each([
  ['DestinationCode', ''],
  ['ZipCode', '3-236'],
  ['City', ' '],
  ['Latitude', ''],
  ['Longitude', '181'],
])('a record with %s %j is no point', (name, value) => {
  expect(readOrlenPoint({ ...record, [name]: value })).toBeUndefined();
});

test('records are read from lists with prefixes, attributes, entities and empty elements', () => {
  const xml = `<a:PointPwR id="1"><a:City>Bielsko&#45;Bia&#x142;a</a:City><Location>&quot;U Ali&quot; &amp; &lt;Oli&gt;</Location>
<Suggestions /></a:PointPwR><PointPwR><City>Hel</City></PointPwR><PointPwR><City>cut`;
  expect([...readXmlRecords(xml, 'PointPwR')]).toEqual([
    { City: 'Bielsko-Biała', Location: '"U Ali" & <Oli>' },
    { City: 'Hel' },
  ]);
});
