import { Type } from '@sinclair/typebox';
import { readData } from './readData';

test('a file that does not fit its shape is refused, and the error names the first wrong value', () => {
  expect(() => readData('cities/vienna', Type.Object({ hotels: Type.Array(Type.String()) }))).toThrow(
    /cities\/vienna\.json\/hotels\/0: Expected string/,
  );
});
