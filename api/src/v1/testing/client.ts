import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { PASSWORD } from '../../../test/factories';
import type { TestServer, Visitor } from '../../../test/testServer';
import type { User } from '../../users/user.entity';

export interface RestAnswer {
  status: number;
  // ESLint does not know the type of each route's answer; every answer is checked against the contract.
  body: any;
  headers: Headers;
}

const contract = JSON.parse(readFileSync(path.join(__dirname, '../../../../schema/openapi.json'), 'utf8'));
const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(contract, 'contract');
const known = new Map<string, ValidateFunction>();

/** Calls a route as this visitor and checks the answer against schema/openapi.json. */
export async function rest(
  person: Visitor,
  method: string,
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const response = await fetch(`${person.server.url}/api/v1${address}`, {
    method,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...person.cookieHeader(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  person.keepCookies(response);
  const text = await response.text();
  const answer = {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : undefined,
  };
  expect(response.headers.get('cache-control')).toBe('no-store');
  assertContract(method.toLowerCase(), address, answer);
  return answer;
}

/** A visitor who is signed in as this user by /api/v1, like an existing client. */
export async function existingClient(server: TestServer, { username }: User): Promise<Visitor> {
  const visitor = await server.as();
  const { body } = await rest(visitor, 'POST', '/auth/login', { username, password: PASSWORD });
  return Object.assign(visitor, { accessToken: body.accessToken });
}

/** A well-formed reference that no record has. */
export const NOWHERE = 'f'.repeat(24);

/** The data of a route that is expected to succeed. */
export async function read(person: Visitor, address: string): Promise<any> {
  const { status, body } = await rest(person, 'GET', address);
  expect(status).toBe(200);
  return body.data;
}

/** Throws if an answer does not match schema/openapi.json. */
function assertContract(method: string, address: string, { status, body }: RestAnswer): void {
  const template = templateOf(method, address.split('?')[0]!);
  if (!template || status >= 400) {
    expect(body).toEqual(expect.objectContaining({ message: expect.stringMatching(/\w/) }));
    expect(body.status).toBe(status < 500 ? 'fail' : 'error');
    return;
  }
  const declared = contract.paths[template][method].responses;
  expect(Object.keys(declared)).toContain(String(status));
  if (!declared[status].content) return expect(body).toBeUndefined();
  const check = checkOf(template, method, status);
  check(body);
  expect(check.errors ?? []).toEqual([]);
}

function checkOf(template: string, method: string, status: number): ValidateFunction {
  const pointer = ['paths', template, method, 'responses', status, 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const made = known.get(pointer) ?? ajv.compile({ $ref: `contract#/${pointer}` });
  known.set(pointer, made);
  return made;
}

/** The route of an address; fixed paths come before parameters. */
function templateOf(method: string, address: string): string | undefined {
  const parts = address.replace(/\/$/, '').split('/');
  const fits = Object.keys(contract.paths).filter((template) => {
    const wanted = template.split('/');
    return (
      contract.paths[template][method] &&
      wanted.length === parts.length &&
      wanted.every(
        (part, index) => part.startsWith('{') || part.toLowerCase() === parts[index]!.toLowerCase(),
      )
    );
  });
  return fits.sort((a, b) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1))[0];
}
