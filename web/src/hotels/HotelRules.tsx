import type { FragmentType } from '@apollo/client';
import { houseRuleFacts } from '../../../schema/houseRuleWords';
import { FactList } from '../kit/FactList';
import { useHotelRules_hotel, type HotelRules_HotelFragment } from './HotelRules.generated';
import * as texts from './texts';

/** The house rules that the hotel has entered. */
export function HotelRules({ hotel }: { hotel: FragmentType<HotelRules_HotelFragment> }) {
  const data = useHotelRules_hotel(hotel);
  const facts = houseRuleFacts(data);
  return facts.length > 0 ? <FactList title={texts.houseRules} facts={facts} /> : null;
}
