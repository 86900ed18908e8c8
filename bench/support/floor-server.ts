// Baseline: a bare Fastify server that returns one answer from memory. Argument: a file with `{ headers, body }`.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

interface Answer {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Answer;
const bytes = Buffer.from(body);
const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
