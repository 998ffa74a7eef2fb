import { paths } from '../paths';
import { ShareButton } from '../kit/ShareButton';
import { writeSearch, type Search } from './search';

/** Shares the results by an address that needs no sign-in. */
export const ShareSearch = ({ title, search }: { title: string; search: Search }) => (
  <ShareButton title={title} to={paths.publicResults(writeSearch(search))} />
);
