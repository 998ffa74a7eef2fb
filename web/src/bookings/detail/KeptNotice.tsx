import { useSession } from '../../session/SessionProvider';
import { spokenMoment } from '../../kit/format';
import { Notice } from '../../kit/Notice';

/** Says offline of when the bookings are that this device has kept. */
export function KeptNotice() {
  const { session } = useSession();
  const keptAt = session.keptAt();
  if (keptAt === undefined) return null;
  return (
    <Notice kind="info">
      Staybook cannot be reached. This is what this device kept on{' '}
      {spokenMoment(new Date(keptAt).toISOString())}; it is brought up to date by itself as soon as there is a
      connection.
    </Notice>
  );
}
