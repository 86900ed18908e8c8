/** How often something is tried again, and how long the first pause is; each further one is twice as long. */
export interface Retries {
  readonly retries: number;
  readonly pauseMs: number;
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

/** Tries until what came of it is good, or no retry is left; gives the last. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  mayPass: (result: Result) => boolean,
  { retries, pauseMs, wait = sleep }: Retries,
): Promise<Result> {
  let result = await attempt();
  for (let retry = 0; retry < retries && mayPass(result); retry += 1) {
    await wait(pauseMs * 2 ** retry);
    result = await attempt();
  }
  return result;
}

/** Waits, in milliseconds. */
export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
