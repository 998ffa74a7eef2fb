import { QueryFailedError } from 'typeorm';
import { outageMessage } from './outage.service';

const failed = (code: string) => new QueryFailedError('INSERT', [], Object.assign(new Error(), { code }));

test.each(['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'])(
  '%s is answered with the message that nothing can be stored',
  (code) =>
    expect(outageMessage(failed(code))).toBe('Nothing can be saved at the moment. Please try again later.'),
);

test('other statement errors are not outages', () => {
  expect(outageMessage(failed('ER_DUP_ENTRY'))).toBeUndefined();
  expect(outageMessage(new Error('ECONNREFUSED'))).toBeUndefined();
});
