import { ButtonLink } from '../../kit/Button';
import { Notice } from '../../kit/Notice';
import { paths } from '../../paths';
import { useMay } from '../duties/useStaffDuties';
import * as texts from './texts';

/** Tells the team of a hotel that only they see it, and leads those who may open it to the steps before that. */
export function NotOpenBanner({ hotelId }: { hotelId: string }) {
  const may = useMay();
  return (
    <Notice
      kind="warning"
      action={
        may(['MANAGER'], hotelId) && (
          <ButtonLink to={paths.firstHour(hotelId)} size="small">
            {texts.backToFirstHour}
          </ButtonLink>
        )
      }
    >
      {texts.notOpen}
    </Notice>
  );
}
