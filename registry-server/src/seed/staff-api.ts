/** An error answer of the API with its status and message. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string; readonly details?: unknown };

  constructor(method: string, path: string, status: number, body: ApiRefusal['body']) {
    super(
      `${method} ${path}: ${status} ${body.code ?? ''} ${body.message ?? ''} ${JSON.stringify(body.details ?? '')}`,
    );
    this.status = status;
    this.body = body;
  }
}

/** A staff API client with a session. Every call but `GET` sends the session's CSRF token. */
export interface StaffApi {
  get<T>(path: string): Promise<T>;
  send<T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): Promise<T>;
  upload<T>(path: string, form: FormData): Promise<T>;
}

interface Session {
  readonly cookie: string;
  readonly csrfToken: string;
}

/** Signs in and returns the client; rejects with `ApiRefusal` when the sign-in fails. */
export async function signIn(baseUrl: string, email: string, password: string): Promise<StaffApi> {
  const answer = await fetch(`${baseUrl}/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ email, password }),
  });
  const body = await readBody(answer);
  if (!answer.ok) throw new ApiRefusal('POST', '/staff/session', answer.status, body as ApiRefusal['body']);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return createStaffApi(baseUrl, { cookie, csrfToken: (body as { csrfToken: string }).csrfToken });
}

function createStaffApi(baseUrl: string, { cookie, csrfToken }: Session): StaffApi {
  const call = async <T>(method: string, path: string, init: RequestInit): Promise<T> => {
    const headers = { cookie, origin: baseUrl, 'x-csrf-token': csrfToken, ...init.headers };
    const answer = await fetch(baseUrl + path, { ...init, method, headers });
    const body = await readBody(answer);
    if (!answer.ok) throw new ApiRefusal(method, path, answer.status, body as ApiRefusal['body']);
    return body as T;
  };
  return {
    get: (path) => call('GET', path, {}),
    send: (method, path, body) =>
      call(method, path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    upload: (path, form) => call('POST', path, { body: form }),
  };
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return {};
  return JSON.parse(text);
}
