import { QueryFailedError } from 'typeorm';
import { outageWords } from './outage.service';

const failed = (code: string) => new QueryFailedError('INSERT', [], Object.assign(new Error(), { code }));

test.each(['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'])(
  '%s is answered with the message that nothing can be stored',
  (code) => expect(outageWords(failed(code))).toBe('Nothing can be stored at the moment. Try again later.'),
);

test('other statement errors are not outages', () => {
  expect(outageWords(failed('ER_DUP_ENTRY'))).toBeUndefined();
  expect(outageWords(new Error('ECONNREFUSED'))).toBeUndefined();
});
