import { setImmediate } from 'node:timers/promises';
import { fetchText } from '../../../../integrations/fetch-text.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { escapeHtml } from '../../../../text/escape-html.ts';
import type { DeliveryPoint } from '../delivery-point.ts';
import type { PointSource } from '../point-source.ts';
import { readOrlenPoint } from './orlen-response.ts';
import { readXmlRecords } from './read-xml-records.ts';

/** The shop's access to Orlen Paczka's web service. */
export interface OrlenConfig {
  /** `https://api.orlenpaczka.pl/WebServicePwRProd/WebServicePwR.asmx` */
  readonly apiUrl: string;
  readonly partnerId: string;
  readonly partnerKey: string;
}

const service = 'orlen-points';
const TIMEOUT_MS = 60_000;
/** Some ten thousand points of a kilobyte each. */
const LARGEST_BYTES = 48 * 1024 * 1024;
/** Records read without letting others have a turn. */
const RECORDS_AT_ONCE = 200;
const USABLE_SHARE = 0.97;

/** The request for all points, in SOAP 1.2; the service's name space is an address of long ago. */
function envelope({ partnerId, partnerKey }: OrlenConfig): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:web="https://91.242.220.103/WebServicePwR">
<soap:Body><web:GiveMeAllRUCHWithFilled>
<web:PartnerID>${escapeHtml(partnerId)}</web:PartnerID><web:PartnerKey>${escapeHtml(partnerKey)}</web:PartnerKey>
</web:GiveMeAllRUCHWithFilled></soap:Body></soap:Envelope>`;
}

/** Orlen Paczka's machines, stations and shops. The service gives all of them or none: single ones cannot be asked for. */
export function createOrlenPoints(config: OrlenConfig): PointSource {
  return {
    provider: 'orlen',
    async fetchAll(signal) {
      const xml = await fetchText(config.apiUrl, {
        service,
        signal,
        timeoutMs: TIMEOUT_MS,
        largestBytes: LARGEST_BYTES,
        method: 'POST',
        headers: { 'content-type': 'application/soap+xml; charset=utf-8', accept: 'application/soap+xml' },
        body: envelope(config),
      });
      const points: DeliveryPoint[] = [];
      let records = 0;
      for (const record of readXmlRecords(xml, 'PointPwR')) {
        records += 1;
        const point = readOrlenPoint(record);
        if (point) points.push(point);
        if (records % RECORDS_AT_ONCE === 0) await setImmediate();
      }
      if (records === 0) throw new ServiceFailed(service, 'no list was given');
      // What was cut off on the way ends without the closing tag.
      const isWhole = /<\/(?:\w+:)?GiveMeAllRUCHWithFilledResult>/.test(xml);
      if (!isWhole || points.length < records * USABLE_SHARE) throw new ServiceFailed(service, 'the list is not whole');
      return points;
    },
  };
}
