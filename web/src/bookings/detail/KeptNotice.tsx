import { fill } from '../../../../schema/fill';
import { useSession } from '../../session/SessionProvider';
import { spokenMoment } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import * as texts from './texts';

/** The notice shown offline with the time at which this device saved the bookings. */
export function KeptNotice() {
  const { session } = useSession();
  const keptAt = session.keptAt();
  if (keptAt === undefined) return null;
  return (
    <Notice kind="info">
      {fill(texts.savedOnDevice, { moment: spokenMoment(new Date(keptAt).toISOString()) })}
    </Notice>
  );
}
