import { registerEnumType } from 'type-graphql';
import type { HouseRule as SharedHouseRule } from '../../../schema/houseRules';

/** Whether a hotel allows something. */
export const HouseRule = {
  ALLOWED: 'ALLOWED',
  ON_REQUEST: 'ON_REQUEST',
  NOT_ALLOWED: 'NOT_ALLOWED',
} as const;
export type HouseRule = SharedHouseRule;
registerEnumType(HouseRule, {
  name: 'HouseRule',
  description: 'Whether a hotel allows something.',
  valuesConfig: {
    ALLOWED: { description: 'Without asking.' },
    ON_REQUEST: { description: 'In some rooms or places only; guests must ask the hotel first.' },
    NOT_ALLOWED: { description: 'Not at all.' },
  },
});
