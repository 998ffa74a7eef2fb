import type { TestServer, Visitor } from './testServer';

/** The lines of a list's CSV file with these columns, without its first. */
export async function exportLines(
  server: TestServer,
  by: Visitor,
  list: string,
  columns: readonly string[],
  variables: object = {},
): Promise<string[]> {
  const response = await fetch(`${server.url}/api/exports/${list}.csv`, {
    method: 'POST',
    body: JSON.stringify({ columns: columns.map((field) => ({ field, label: field })), variables }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.accessToken}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text.split('\r\n').slice(1, -1);
}
