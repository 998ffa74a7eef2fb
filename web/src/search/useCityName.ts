import { currentLanguage } from '../../../schema/language';
import { inMyLanguage } from '../kit/written';
import { useResultsCitiesQuery } from './ResultsPage.generated';

/** What a city of an address is called in the language of the reader; the address has the name that administrators entered. */
export function useCityName(city: string): string {
  const skip = !city || currentLanguage() === 'en';
  const { data } = useResultsCitiesQuery({ variables: inMyLanguage(), skip });
  return data?.cities.find(({ name }) => name === city)?.shownName ?? city;
}
