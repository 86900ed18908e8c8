import { once } from 'node:events';
import { createServer } from 'node:net';
import { portTaken } from '../../module-schemas/src/servers/listen-failure.ts';

/** A port that the shop needs, and the variable that sets it. */
interface NeededPort {
  readonly variable: string;
  readonly port: number;
  readonly host: string;
}

/** The first of these ports that another process has, as a sentence; undefined where all are free. */
export async function takenPort(needed: readonly NeededPort[]): Promise<string | undefined> {
  for (const { variable, port, host } of needed) {
    if (await isTaken(port, host)) return portTaken({ port, portVariable: variable });
  }
  return undefined;
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    return false;
  } catch (error) {
    // Of any other failure the server itself tells more.
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
