import { actionWord } from '../../../../schema/auditWords';
import { inWords } from '../../../../schema/words';
import { STAFF_CHANGES } from '../../../test/staffChanges';

test('the audit log says in words what each mutation of staff did', () => {
  const unsaid = Object.keys(STAFF_CHANGES).filter((name) => actionWord(name) === inWords(name));
  expect(unsaid).toEqual([]);
  expect(actionWord('updateCityCharges')).toBe('Changed city charges');
  expect(actionWord('createHotel')).toBe('Created a hotel');
});
