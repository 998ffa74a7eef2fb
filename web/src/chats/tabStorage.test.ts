import { tabStorage } from './tabStorage';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  tabStorage.clearUnsaved();
});

test('a value that the browser refuses to store is read from memory until it is cleared', () => {
  tabStorage.write('key', 'stored');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  tabStorage.write('key', 'in memory');
  expect(tabStorage.read('key')).toBe('in memory');
  tabStorage.clearUnsaved();
  expect(tabStorage.read('key')).toBe('stored');
});

test('a value that cannot be read is undefined', () => {
  sessionStorage.setItem('key', '{');
  expect(tabStorage.read('key')).toBeUndefined();
});
