import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import * as texts from './texts';

const LINKS = [
  [texts.goHome, paths.home()],
  [texts.myBookings, paths.myBookings()],
] as const;

/** Takes the place of a page of the staff area once its reader is on no team any more. */
export const LeftTeamPage = () => (
  <NoticePage title={texts.leftTeam} links={LINKS}>
    {texts.leftTeamText}
  </NoticePage>
);
