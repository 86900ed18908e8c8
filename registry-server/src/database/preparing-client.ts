import type { Writable } from 'node:stream';
import pg from 'pg';
import { isOutdatedPlan } from './failures.ts';
import { giveUpNames, statementName } from './statement-names.ts';

type Values = unknown[] | undefined;
type Answer = Promise<pg.QueryResult>;

const NO_TRANSACTION = 'I';

/**
 * A connection that keeps the statements of `prepareQuery` prepared, since planning costs more than running most of them.
 * Queries of one turn of the event loop are one socket write: a write costs as much as a small query.
 */
export class PreparingClient extends pg.Client {
  #isGathering = false;

  // Kysely is the only caller, with a text and its values; `never` is what fits all the overloads of pg.
  override query(text: unknown, ...others: unknown[]): never {
    this.#gather();
    const name = typeof text === 'string' ? statementName(text) : undefined;
    const answer =
      name === undefined
        ? (super.query as (...all: unknown[]) => unknown).call(this, text, ...others)
        : this.#ask(name, String(text), others[0] as Values);
    return answer as never;
  }

  async #ask(name: string, text: string, values: Values): Answer {
    try {
      return await this.#send(name, text, values);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      // A migration changed a table; the statement was not executed.
      giveUpNames(name);
      if (this.#transactionStatus() !== NO_TRANSACTION) throw error;
      return this.#send(statementName(text) ?? '', text, values);
    }
  }

  /** Corks the socket until the current turn of the event loop ends. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #send(name: string, text: string, values: Values): Answer {
    return super.query({ name, text, values: values ?? [] });
  }

  #transactionStatus(): string | null {
    return (this as unknown as { getTransactionStatus(): string | null }).getTransactionStatus();
  }
}
