import { SettingInvalid } from './settings.ts';

/** Where a server was told to listen, and the variable that sets its port. */
interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly portVariable: string;
}

const NOT_OURS = ({ host }: ListenAddress) =>
  `HOST is ${host}, which is no address of this machine: set it to one, to 127.0.0.1, or to 0.0.0.0 for all`;

/** A port that another process has, as a sentence. */
export const portTaken = ({ port, portVariable }: Pick<ListenAddress, 'port' | 'portVariable'>) =>
  `Port ${port} is in use by another process. Stop it, or set ${portVariable} to another port.`;

const SENTENCES: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRNOTAVAIL: NOT_OURS,
  // The resolver: no such name, none at present, and what it cannot be asked about.
  ENOTFOUND: NOT_OURS,
  EAI_AGAIN: NOT_OURS,
  EINVAL: NOT_OURS,
  EADDRINUSE: portTaken,
  EACCES: ({ port, portVariable }) =>
    `Port ${port} needs rights that this user does not have: set ${portVariable} to one above 1023`,
};

/** Why a server does not listen, where the environment is the reason; otherwise the error as it is. */
export function listenFailure(error: unknown, address: ListenAddress): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const sentence = SENTENCES[code]?.(address);
  return sentence === undefined ? error : new SettingInvalid(sentence, { cause: error });
}
