import { actionWord } from '../../../../schema/auditWords';
import { FIELD_WORDS, fieldWord } from '../../../../schema/fieldWords';
import { translated } from '../../../../schema/fill';
import { inWords } from '../../../../schema/words';
import { STAFF_CHANGES } from '../../../test/staffChanges';
import { inLanguage } from '../../core/readerLanguage';
import { domains } from '../../domains';

test('the audit log says in words what each mutation of staff did', () => {
  const unsaid = Object.keys(STAFF_CHANGES).filter((name) => actionWord(name) === inWords(name));
  expect(unsaid).toEqual([]);
  expect(actionWord('updateCityCharges')).toBe('Changed city charges');
  expect(actionWord('createHotel')).toBe('Created a hotel');
});

test('each action has its own words in German', () => {
  const german = (name: string) => inLanguage('de', () => translated(actionWord(name)));
  const english = Object.keys(STAFF_CHANGES).filter((name) => german(name) === actionWord(name));
  expect(english).toEqual([]);
  expect(german('checkInStay')).toBe('Gäste eingecheckt');
});

test('each field that the audit log shows has words, also in German', () => {
  const fields = domains.flatMap(({ audited = {} }) => Object.values(audited).flat());
  expect(fields.filter((field) => !Object.hasOwn(FIELD_WORDS, field))).toEqual([]);
  expect(fieldWord('priceCents')).toBe('Price');
  expect(inLanguage('de', () => translated(fieldWord('maxPeople')))).toBe('Höchste Personenzahl');
});
