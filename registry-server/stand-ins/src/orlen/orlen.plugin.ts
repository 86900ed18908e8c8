import type { FastifyInstance } from 'fastify';
import { DEMO_CLIENT } from '../demo-accounts.ts';
import { addFailureMode } from '../places/failure-mode.ts';
import { createOrlenPoints, type OrlenPoint, toXml } from './orlen-points.ts';

const ADDRESS = '/orlen/WebServicePwR.asmx';
const OPERATION = 'GiveMeAllRUCHWithFilled';

function envelope(content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body>${content}</soap:Body></soap:Envelope>`;
}

/** Points in the manner of Orlen Paczka's web service, below `/orlen`. */
export async function orlenPlugin(app: FastifyInstance): Promise<void> {
  const { failureMode, answers, seen } = addFailureMode(app, '/orlen');
  let records: readonly OrlenPoint[] | undefined;
  const all = (): readonly OrlenPoint[] => {
    records ??= createOrlenPoints();
    return seen(records, ({ DestinationCode }) => DestinationCode).map((record) => ({
      ...record,
      ...(failureMode.closed.includes(record.DestinationCode) ? { Available: 'false' } : {}),
      ...(failureMode.unpaid.includes(record.DestinationCode) ? { CashOnDelivery: 'false' } : {}),
    }));
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/soap+xml', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string }>(ADDRESS, async ({ body }, reply) => {
      if (await answers(reply)) return reply;
      const said = (name: string) => new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`).exec(body)?.[1];
      reply.type('application/soap+xml; charset=utf-8');
      if (!new RegExp(`<(?:\\w+:)?${OPERATION}[\\s>]`).test(body)) {
        reply.status(500);
        return envelope('<soap:Fault><soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code></soap:Fault>');
      }
      const isKnown = said('PartnerID') === DEMO_CLIENT.id && said('PartnerKey') === DEMO_CLIENT.secret;
      const result = isKnown
        ? `<Err>000</Err><Data>${all().map(toXml).join('')}</Data>`
        : '<Err>001</Err><ErrDes>Brak autoryzacji</ErrDes>';
      return envelope(
        `<${OPERATION}Response xmlns="https://91.242.220.103/WebServicePwR"><${OPERATION}Result>${result}</${OPERATION}Result></${OPERATION}Response>`,
      );
    });
  });
}
