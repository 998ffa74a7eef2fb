import { requestedPage } from './requestedPage';
import type { TableState } from './tableState';

const state = (page: number): TableState => ({
  text: '',
  filters: {},
  sort: undefined,
  page,
  size: 50,
  row: undefined,
});

test.each([
  ['the first page', 1, undefined, { limit: 50, offset: 0 }],
  ['a page of a list of unknown length', 30, undefined, { limit: 50, offset: 1450 }],
  ['a page in the first half', 2, 1000, { limit: 50, offset: 50 }],
  ['a page in the second half', 18, 1000, { limit: 50, offset: 100, fromEnd: true }],
  ['the last page, which is full', 20, 1000, { limit: 50, offset: 0, fromEnd: true }],
  ['the last page, which is not full', 21, 1003, { limit: 3, offset: 0, fromEnd: true }],
  ['the page before it', 20, 1003, { limit: 50, offset: 3, fromEnd: true }],
  ['a page after the last one', 22, 1003, { limit: 50, offset: 1050 }],
])('%s', (_case, page, total, requested) => {
  expect(requestedPage(state(page), total)).toEqual(requested);
});
