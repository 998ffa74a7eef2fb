import type { FragmentType } from '@apollo/client';
import { houseRuleFacts } from '../../../schema/houseRuleWords';
import { FactList } from '../kit/FactList';
import { inMyLanguage, langOf } from '../kit/written';
import { useHotelRules_hotel, type HotelRules_HotelFragment } from './HotelRules.generated';
import * as texts from './texts';

/** The house rules that the hotel has entered. */
export function HotelRules({ hotel }: { hotel: FragmentType<HotelRules_HotelFragment> }) {
  const { texts: written, ...rules } = useHotelRules_hotel(hotel, inMyLanguage());
  const own = written.houseRules;
  const facts = houseRuleFacts({ ...rules, houseRules: own?.text ?? null }).map(
    ([name, value]) => [name, value, own?.text === value ? langOf(own.language) : undefined] as const,
  );
  return facts.length > 0 ? <FactList title={texts.houseRules} facts={facts} /> : null;
}
