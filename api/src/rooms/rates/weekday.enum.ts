import { registerEnumType } from 'type-graphql';
import { WEEKDAYS, type WeekdayName } from '../../../../schema/prices';

/** The names as a value that the schema can hold. */
export const Weekday = Object.fromEntries(WEEKDAYS.map((name) => [name, name])) as Record<
  WeekdayName,
  WeekdayName
>;
registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week on which a night begins.',
  valuesConfig: Object.fromEntries(
    WEEKDAYS.map((name) => [
      name,
      { description: `The night that begins on a ${name[0]}${name.slice(1).toLowerCase()}.` },
    ]),
  ),
});
