import { SelectQueryBuilder } from 'typeorm';
import type { TestServer } from '../../../test/testServer';

export interface ListResponse {
  status: number;
  headers: Headers;
  // ESLint does not know the type of every list.
  body: any;
}

/** Calls /api/v1 from a network address, as a program without a session. */
export async function getFrom(
  server: TestServer,
  from: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<ListResponse> {
  const response = await fetch(`${server.url}/api/v1${address}`, {
    headers: { 'x-forwarded-for': from, ...headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

/** Makes lists wait for their first statement until `open()`; `reached` resolves when one waits. */
export function holdLists(): { reached: Promise<void>; open(): void } {
  let open!: () => void;
  let reach!: () => void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const read = SelectQueryBuilder.prototype.getRawMany;
  const held = jest.spyOn(SelectQueryBuilder.prototype, 'getRawMany').mockImplementation(async function (
    this: SelectQueryBuilder<object>,
  ) {
    reach();
    await gate;
    return read.call(this) as never;
  });
  return {
    reached,
    open: () => {
      held.mockRestore();
      open();
    },
  };
}
