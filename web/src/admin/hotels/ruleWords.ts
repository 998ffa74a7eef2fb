import type { HouseRule } from '../../../../schema/houseRules';
import * as texts from './texts';

/** Whether a hotel allows something, as staff read it. */
export const RULE_WORDS: Readonly<Record<HouseRule, string>> = {
  ALLOWED: texts.allowed,
  ON_REQUEST: texts.onRequest,
  NOT_ALLOWED: texts.notAllowed,
};
