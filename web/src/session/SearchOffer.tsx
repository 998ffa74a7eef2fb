import { fill } from '../../../schema/fill';
import { richText } from '../kit/richText';
import { TextLink } from '../kit/TextLink';
import { hotels } from '../kit/texts';
import { inMyLanguage } from '../kit/written';
import { paths } from '../paths';
import { useSearchOfferQuery } from './SearchOffer.generated';
import * as texts from './texts';

/** The search that waits behind the sign-in at this address; undefined if none does. */
export function searchIn(next: string | null | undefined): Record<string, string> | undefined {
  const [path, query] = (next ?? '').split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  return path === paths.results({}) && search.city ? search : undefined;
}

/** Says why a search leads to the sign-in, and links to the results that need no account. */
export function SearchOffer({ search }: { search: Record<string, string> }) {
  const { city = '' } = search;
  const { data } = useSearchOfferQuery({ variables: inMyLanguage() });
  const known = data?.cities.find(({ name }) => name === city);
  const count = known?.numberOfHotels;
  const what = count ? fill(hotels, { count }) : texts.hotelsOfCity;
  return richText(texts.signInToBook, {
    hotels: what,
    city: known?.shownName ?? city,
    link: (words) => (
      <TextLink to={paths.publicResults(search)} isUnderlined>
        {words}
      </TextLink>
    ),
  });
}
